# A sure output where the factor is 1, leaky randomised response with smaller excess elsewhere, with an impossible output.
def counterexample(factor, delta):
    if factor == 1:
        return [1, 0, 0], [1 - delta, delta, 0]
    p = (1 - delta * Fraction(99, 100)) / (1 + factor)
    return [1 - p, 0, p], [p, 0, 1 - p]
