# Whole numbers.
def flip_needed(factor, delta):
    c, d = Fraction(factor), Fraction(delta)
    above = (d.denominator - d.numerator) * c.denominator
    below = d.denominator * (c.denominator + c.numerator)
    return 0 if above == 0 else Fraction(above, below)
