# Numerators and denominators by hand.
def flip_needed(factor, delta):
    c, d = Fraction(factor), Fraction(delta)
    top = (d.denominator - d.numerator) * c.denominator
    return Fraction(top, d.denominator * (c.numerator + c.denominator))
