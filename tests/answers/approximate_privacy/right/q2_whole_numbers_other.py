# With numerators and denominators.
def flip_needed(factor, delta):
    a, b, c, d = delta.numerator, delta.denominator, factor.numerator, factor.denominator
    return Fraction((b - a) * d, b * (c + d))
