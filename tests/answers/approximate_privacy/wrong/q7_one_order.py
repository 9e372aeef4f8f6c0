# Keeps one order only.
def counterexample(factor, delta):
    d = Fraction(delta)
    return [Fraction(1), Fraction(0)], [(1 - d) / factor, 1 - (1 - d) / factor]
