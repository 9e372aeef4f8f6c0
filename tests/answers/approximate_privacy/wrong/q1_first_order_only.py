# Only one order is looked at.
def least_delta(one, other, factor):
    return sum(max(s - factor * t, 0) for s, t in zip(one, other))
