# Lets a rare output stick out.
def counterexample(factor, delta):
    d, rest = Fraction(delta), 1 - Fraction(delta)
    return [d, rest], [Fraction(0), Fraction(1)]
