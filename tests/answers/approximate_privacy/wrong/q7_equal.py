# Takes two equal distributions.
def counterexample(factor, delta):
    return [Fraction(1, 2)] * 2, [Fraction(1, 2)] * 2
