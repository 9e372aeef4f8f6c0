# Not symmetric: the second distribution is given by the first.
def counterexample(factor, delta):
    most = (factor + Fraction(delta)) / (1 + factor)
    high = (most + max(Fraction(1, 2), Fraction(delta))) / 2
    low = (high - delta) / Fraction(factor)
    if low < 0:
        low = Fraction(0)
    return [high, 1 - high], [low, 1 - low]
