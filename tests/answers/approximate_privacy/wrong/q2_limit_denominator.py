# Guesses the fraction from a float.
def flip_needed(factor, delta):
    return Fraction(float(1 - delta) / float(1 + factor)).limit_denominator(10**6)
