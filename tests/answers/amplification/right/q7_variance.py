# Looks for the variance that is needed.
def one_pass(people, order, distance, sigma, target):
    variance = order * distance**2 / (2 * target)
    steps = -(-variance // sigma**2)
    return max(people + 1 - steps, 0), max(steps, 1) - 1
