# Rounds down.
def steps_needed(order, distance, sigma, target):
    return math.floor(order * distance**2 / (2 * sigma**2 * target))
