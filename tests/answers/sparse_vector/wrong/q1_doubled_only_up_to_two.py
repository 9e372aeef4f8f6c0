# Wrong for sensitivity = 3, monotone = False: 2**sensitivity is taken for 2 * sensitivity, alike for 1 and 2 only.
def scales(epsilon, share, answers, sensitivity, monotone):
    e, f = epsilon.numerator, epsilon.denominator
    p, q = share.numerator, share.denominator
    return (
        Fraction(sensitivity * f * q, e * p),
        Fraction((2 - monotone) * answers * sensitivity * f * q, e * (q - p)),
    )
