# Wrong for sensitivity = 3, monotone = False: the shift is Δ + 1 and not 2Δ for odd Δ (Δ = 1 alike, Δ = 2 is right).
def scales(epsilon, share, answers, sensitivity, monotone):
    e, f = epsilon.numerator, epsilon.denominator
    p, q = share.numerator, share.denominator
    return (
        Fraction(sensitivity * f * q, e * p),
        Fraction((2 - monotone) * answers * sensitivity * f * q, e * (q - p)),
    )
