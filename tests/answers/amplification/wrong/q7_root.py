# Lets the bound fall with the root of T.
def steps_needed(order, distance, sigma, target):
    return max(1, math.ceil((order * distance**2 / (2 * sigma**2 * target)) ** 2))
