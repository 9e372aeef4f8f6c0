# Wrong for epsilon = 7/3: a float is returned where the scale is no whole number.
def scales(epsilon, share, answers, sensitivity, monotone):
    e, f = epsilon.numerator, epsilon.denominator
    p, q = share.numerator, share.denominator
    return (
        Fraction(sensitivity * f * q, e * p),
        Fraction((2 - monotone) * answers * sensitivity * f * q, e * (q - p)),
    )
