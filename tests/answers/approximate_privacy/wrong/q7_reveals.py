# Takes the mechanism of the example, whose loss is large with probability δ only.
def counterexample(factor, delta):
    d = Fraction(delta)
    return [d, Fraction(0), 1 - d], [Fraction(0), d, 1 - d]
