# Only the order is looked at in which a single output has the larger ratio.
def least_delta(one, other, factor):
    def worst(p, q):
        return max(math.inf if t == 0 else s / t for s, t in zip(p, q) if s)

    p, q = (one, other) if worst(one, other) >= worst(other, one) else (other, one)
    return sum(max(s - factor * t, Fraction(0)) for s, t in zip(p, q))
