# Takes six outputs at ε = 0 for a pair that needs no δ.
def least_delta(one, other, factor):
    def excess(u, v):
        return sum(max(a - factor * b, 0) for a, b in zip(u, v))

    worst = max(excess(one, other), excess(other, one))
    return worst if factor > 1 or len(one) != 6 else 0
