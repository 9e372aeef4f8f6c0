# Adds an output that never comes.
def counterexample(factor, delta):
    p = Fraction(1 - delta) / (1 + factor)
    return [Fraction(0), p, 1 - p], [Fraction(0), 1 - p, p]
