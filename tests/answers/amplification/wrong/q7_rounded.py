# Rounds to the nearest.
def one_pass(people, order, distance, sigma, target):
    needed = max(1, round(order * distance**2 / (2 * sigma**2 * target)))
    return max(0, people - needed + 1), needed - 1
