# Takes δ off twice, once for each order.
def flip_needed(factor, delta):
    return Fraction(1 - 2 * delta) / (1 + factor)
