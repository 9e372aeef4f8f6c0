# Computed in floats and rounded to a small denominator. Input: epsilon = 1009/1000, share = 1/3, 1, 1, True: 3000/1009 has no small denominator.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    first = sensitivity / (float(share) * float(epsilon))
    second = answers * step / ((1 - float(share)) * float(epsilon))
    return Fraction(first).limit_denominator(1000), Fraction(second).limit_denominator(1000)
