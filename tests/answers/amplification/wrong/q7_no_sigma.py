# Leaves σ out.
def steps_needed(order, distance, sigma, target):
    return math.ceil(order * distance**2 / (2 * target))
