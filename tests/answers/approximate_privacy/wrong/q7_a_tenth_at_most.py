# An excess of at most 1/10 is not enough where delta is large: factor 1, delta 3/5.
def counterexample(factor, delta):
    excess = min(delta, Fraction(1, 10))
    p = (1 - excess) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
