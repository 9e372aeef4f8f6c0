# Adds a third output with fixed probabilities 1/11 and 1/13, which is too much for a small factor.
def tight(factor):
    rest = Fraction(12, 13)
    small = Fraction(1, 11) / (1 + factor)
    return [small, Fraction(10, 11) - small, Fraction(1, 11)], [factor * small, rest - factor * small, Fraction(1, 13)]
