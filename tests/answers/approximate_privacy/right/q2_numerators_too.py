# Numerators.
def flip_needed(factor, delta):
    c, d = Fraction(factor), Fraction(delta)
    top = (d.denominator - d.numerator) * c.denominator
    bottom = d.denominator * (c.denominator + c.numerator)
    return 0 if top == 0 else Fraction(top, bottom)
