# Wrong for share = 1000000001/2000000003: floats are turned back into fractions with denominators of at most a million.
def scales(epsilon, share, answers, sensitivity, monotone):
    e, f = epsilon.numerator, epsilon.denominator
    p, q = share.numerator, share.denominator
    return (
        Fraction(sensitivity * f * q, e * p),
        Fraction((2 - monotone) * answers * sensitivity * f * q, e * (q - p)),
    )
