# Rounds to the nearest.
def steps_needed(order, distance, sigma, target):
    return round(order * distance**2 / (2 * sigma**2 * target))
