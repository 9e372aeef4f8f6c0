# Limits the denominators of both scales to 100, so that epsilon = 1009/1000 gets scales that are not exact.
def scales(epsilon, share, answers, sensitivity, monotone):
    """The scales of the noise on the threshold and of the noise on each question."""
    eps1 = float(share * epsilon)
    eps2 = float(epsilon) - eps1
    step = sensitivity * (1 if monotone else 2)
    pair = sensitivity / eps1, answers * step / eps2
    return [Fraction(s).limit_denominator(100) for s in pair]
