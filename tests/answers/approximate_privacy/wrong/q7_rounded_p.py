# Rounds p down to nine decimals, so that a little more than δ sticks out.
def counterexample(factor, delta):
    p = Fraction(int((1 - delta) / (1 + factor) * 10**9), 10**9)
    return [1 - p, p], [p, 1 - p]
