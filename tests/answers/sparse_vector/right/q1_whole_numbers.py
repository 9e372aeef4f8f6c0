# Numerators and denominators
def scales(epsilon, share, answers, sensitivity, monotone):
    a, c = epsilon.numerator, epsilon.denominator
    p, q = share.numerator, share.denominator
    shift = answers * sensitivity * (2 - bool(monotone))
    return [Fraction(sensitivity * c * q, a * p), Fraction(shift * c * q, a * (q - p))]
