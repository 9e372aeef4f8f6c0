# By one minus overlap.
def least_delta(one, other, factor):
    def overlap(p, q):
        return sum((min(s, factor * t) for s, t in zip(p, q)), Fraction(0))
    return max(1 - overlap(one, other), 1 - overlap(other, one))
