# The zero of a line.
def flip_needed(factor, delta):
    at_zero, at_half = 1 - delta, Fraction(1, 2) - factor / 2 - delta
    return at_zero / (2 * (at_zero - at_half))
