# Wrong if r1 is no probability: 1/4, 4/10, 1/10 gives (11/20, -1/20) and not None.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= r0 <= 1 else None
