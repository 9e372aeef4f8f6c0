# Does not square the distance.
def steps_needed(order, distance, sigma, target):
    return math.ceil(order * distance / (2 * sigma**2 * target))
