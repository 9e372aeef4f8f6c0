# 1 less the overlap of one with the raised other.
def least_delta(one, other, factor):
    return 1 - min(sum(map(min, p, [factor * t for t in q])) for p, q in ((one, other), (other, one)))
