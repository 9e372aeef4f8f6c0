# Both numbers are tidied to denominators up to a thousand.
def disguise(p, u, v):
    r = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    if min(r) < 0 or max(r) > 1:
        return None
    return tuple(t.limit_denominator(300) for t in r)
