# Uses the numerator of the factor only, which is wrong for 5/2.
def flip_needed(factor, delta):
    return (1 - delta) / Fraction(1 + factor.numerator)
