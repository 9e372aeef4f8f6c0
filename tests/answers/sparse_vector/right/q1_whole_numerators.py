# Numerators and denominators as whole numbers, put together at the end.
def scales(epsilon, share, answers, sensitivity, monotone):
    a, b = epsilon.numerator, epsilon.denominator
    u, v = share.numerator, share.denominator
    times = {True: 1, False: 2}[bool(monotone)]
    return (
        Fraction(sensitivity * b * v, a * u),
        Fraction(times * answers * sensitivity * b * v, a * (v - u)),
    )
