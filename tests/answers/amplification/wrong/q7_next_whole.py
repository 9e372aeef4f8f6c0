# Takes one step more where the quotient is whole.
def steps_needed(order, distance, sigma, target):
    return int(order * distance**2 / (2 * sigma**2 * target)) + 1
