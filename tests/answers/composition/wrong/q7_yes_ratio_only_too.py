# Only the ratio of yes is checked, not that of no.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if (1 - p) * u >= p * v and (1 - p) * v >= p * u else None
