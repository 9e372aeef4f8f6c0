# Wrong for answers = 1, monotone = True, share = 1/2: with an even split and c = 1 the threshold is thought to need no shift beyond 1/2.
def scales(epsilon, share, answers, sensitivity, monotone):
    e, f = epsilon.numerator, epsilon.denominator
    p, q = share.numerator, share.denominator
    return (
        Fraction(sensitivity * f * q, e * p),
        Fraction((2 - monotone) * answers * sensitivity * f * q, e * (q - p)),
    )
