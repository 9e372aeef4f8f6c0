# Rounds down.
def steps_needed(order, distance, sigma, target):
    return max(1, math.floor(order * distance**2 / (2 * sigma**2 * target)))
