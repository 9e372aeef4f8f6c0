# Takes two distributions that have nothing in common.
def counterexample(factor, delta):
    return [Fraction(1), Fraction(0)], [Fraction(0), Fraction(1)]
