# By numerators and denominators.
def scales(epsilon, share, answers, sensitivity, monotone):
    a, b = epsilon.numerator, epsilon.denominator
    s, t = share.numerator, share.denominator
    first = Fraction(sensitivity * b * t, a * s)
    second = Fraction((2 - bool(monotone)) * sensitivity * answers * b * t, a * (t - s))
    return first, second
