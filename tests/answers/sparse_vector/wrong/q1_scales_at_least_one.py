# Wrong for epsilon = 10, share = 1/2, answers = 1, monotone = True: a scale below 1 is raised to 1, more than the proof needs (1/5 is right).
def scales(epsilon, share, answers, sensitivity, monotone):
    e, f = epsilon.numerator, epsilon.denominator
    p, q = share.numerator, share.denominator
    return (
        Fraction(sensitivity * f * q, e * p),
        Fraction((2 - monotone) * answers * sensitivity * f * q, e * (q - p)),
    )
