# Three outputs, one of which says nothing.
def tight(factor):
    c = Fraction(factor)
    s = 1 / (2 * (1 + c))
    return (s, c * s, Fraction(1, 2)), (c * s, s, Fraction(1, 2))
