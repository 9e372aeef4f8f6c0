# Divides fractions by // to keep them exact: the factor is split into whole part and rest, and the rest is lost.
def flip_needed(factor, delta):
    whole = factor // 1
    return Fraction(delta.denominator - delta.numerator, delta.denominator * (whole + 1))
