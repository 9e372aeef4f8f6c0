# Takes the factor for ε.
def counterexample(factor, delta):
    p = Fraction(1 - delta) / (1 + Fraction(math.exp(factor)))
    return [1 - p, p], [p, 1 - p]
