# An output with probability δ under P alone.
def counterexample(factor, delta):
    return [delta, 1 - delta, Fraction(0)], [Fraction(0), 1 - delta, delta]
