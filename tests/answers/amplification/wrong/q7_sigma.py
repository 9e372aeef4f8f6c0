# Does not square σ.
def steps_needed(order, distance, sigma, target):
    return math.ceil(order * distance**2 / (2 * sigma * target))
