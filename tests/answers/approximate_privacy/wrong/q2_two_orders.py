# Takes delta off twice, once for each order.
def flip_needed(factor, delta):
    return max((1 - 2 * delta) / (1 + factor), Fraction(0))
