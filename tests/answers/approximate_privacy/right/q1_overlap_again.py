# 1 less the overlap: the sum of the smaller one of P and cQ.
def least_delta(one, other, factor):
    overlap = lambda P, Q: sum((min(s, factor * t) for s, t in zip(P, Q)), Fraction(0))
    return 1 - min(overlap(one, other), overlap(other, one))
