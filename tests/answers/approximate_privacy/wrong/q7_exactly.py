# Lets the loss be exactly ε.
def counterexample(factor, delta):
    p = Fraction(1) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
