# A float made a fraction again: exact for small denominators only: factor 999999, delta 1/999983.
def flip_needed(factor, delta):
    return Fraction(float((1 - delta) / (1 + factor))).limit_denominator(10**6)
