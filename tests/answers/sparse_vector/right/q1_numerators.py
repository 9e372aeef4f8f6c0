# Numerators and denominators apart.
def scales(epsilon, share, answers, sensitivity, monotone):
    e, s = Fraction(epsilon), Fraction(share)
    down = s.numerator * e.numerator
    rest = (s.denominator - s.numerator) * e.numerator
    up = sensitivity * s.denominator * e.denominator
    return Fraction(up, down), Fraction(up * answers * (1 if monotone else 2), rest)
