# Shortens the solution to denominators of at most a thousand.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if min(r0, r1) < 0 or max(r0, r1) > 1:
        return None
    return r0.limit_denominator(1000), r1.limit_denominator(1000)
