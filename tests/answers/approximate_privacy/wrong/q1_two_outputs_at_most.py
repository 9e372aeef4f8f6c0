# The two outputs that stick out most.
def least_delta(one, other, factor):
    def excess(p, q):
        return sum(sorted((max(s - factor * t, Fraction(0)) for s, t in zip(p, q)))[-2:])

    return max(excess(one, other), excess(other, one))
