# The denominator of the factor is forgotten: factor 5/2.
def flip_needed(factor, delta):
    return Fraction(1 - delta) / (1 + factor.numerator)
