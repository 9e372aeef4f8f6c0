# Lets no step at all be enough.
def steps_needed(order, distance, sigma, target):
    return (
        math.floor(order * distance**2 / (2 * sigma**2 * target) + 0.999999)
        if order * distance**2 / (2 * sigma**2 * target) > 0.5
        else 0
    )
