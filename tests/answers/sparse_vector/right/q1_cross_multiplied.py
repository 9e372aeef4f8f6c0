# Numerators and denominators by hand, whole numbers only.
def scales(epsilon, share, answers, sensitivity, monotone):
    p, q = epsilon.numerator, epsilon.denominator
    a, b = share.numerator, share.denominator
    first = Fraction(sensitivity * q * b, p * a)
    second = Fraction((2 - int(monotone)) * answers * sensitivity * q * b, p * (b - a))
    return [first, second]
