# Gives probabilities that sum to more than one.
def counterexample(factor, delta):
    p = Fraction(1 - delta) / (1 + factor)
    return [1 - p, p, p], [p, 1 - p, p]
