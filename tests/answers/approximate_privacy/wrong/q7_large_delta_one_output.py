# For δ of nine tenths and more, P is certain and Q is what is left, so that the other order breaks.
def counterexample(factor, delta):
    if delta >= Fraction(9, 10):
        return [Fraction(1), Fraction(0)], [(1 - delta) / factor, 1 - (1 - delta) / factor]
    p = (1 - delta) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
