# One less what both can share.
def least_delta(one, other, factor):
    def excess(p, q):
        return 1 - sum(min(s, factor * t) for s, t in zip(p, q))

    return max(excess(one, other), excess(other, one))
