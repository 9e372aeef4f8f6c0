# Asks which variance is needed, and how many steps make it.
def steps_needed(order, distance, sigma, target):
    variance = order * distance**2 / (2 * target)
    return max(1, math.ceil(variance / sigma**2 - 1e-9))
