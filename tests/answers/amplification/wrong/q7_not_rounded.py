# Returns a number of steps that is not whole.
def steps_needed(order, distance, sigma, target):
    return order * distance**2 / (2 * sigma**2 * target)
