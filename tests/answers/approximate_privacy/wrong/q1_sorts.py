# Sorts both lists first.
def least_delta(one, other, factor):
    one, other = sorted(one), sorted(other)
    forth = sum(max(s - factor * t, 0) for s, t in zip(one, other))
    return max(forth, sum(max(t - factor * s, 0) for s, t in zip(one, other)))
