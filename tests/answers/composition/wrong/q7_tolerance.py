# Forgives what lies just outside, and cuts it off.
def disguise(p, u, v):
    r = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    if min(r) < -1e-6 or max(r) > 1 + 1e-6:
        return None
    return tuple(min(1, max(0, t)) for t in r)
