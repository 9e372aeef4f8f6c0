# Lets the truth stick out by twice δ.
def counterexample(factor, delta):
    p = Fraction(1 - min(Fraction(2 * delta), 1)) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
