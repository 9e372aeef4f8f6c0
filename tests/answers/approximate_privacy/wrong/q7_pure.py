# Takes pure randomised response, whose loss is never above ε.
def counterexample(factor, delta):
    p = Fraction(1) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
