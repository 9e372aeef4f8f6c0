# Looks only at the order in which the largest ratio occurs; there less may stick out.
def least_delta(one, other, factor):
    def ratio(s, t):
        return s / t if t else (math.inf if s else 0)

    there = max(ratio(s, t) for s, t in zip(one, other))
    back = max(ratio(t, s) for s, t in zip(one, other))
    if back >= there:
        one, other = other, one
    return sum(max(s - factor * t, 0) for s, t in zip(one, other))
