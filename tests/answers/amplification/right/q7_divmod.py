# Whole part, and one more if something is left.
def steps_needed(order, distance, sigma, target):
    whole, rest = divmod(order * distance**2 / (2 * target * sigma**2), 1)
    return max(1, int(whole) + (rest > 1e-9))
