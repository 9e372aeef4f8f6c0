# A delta above 1/2 and a small factor: the pair is that for 1/2.
def counterexample(factor, delta):
    p = (1 - min(delta, Fraction(1, 2))) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
