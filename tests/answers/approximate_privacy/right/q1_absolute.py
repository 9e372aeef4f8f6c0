# Through absolute values: the positive part is (t + |t|)/2.
def least_delta(one, other, factor):
    def stick(p, q):
        gaps = [s - factor * t for s, t in zip(p, q)]
        return (sum(gaps) + sum(abs(g) for g in gaps)) / Fraction(2)

    return max(stick(one, other), stick(other, one))
