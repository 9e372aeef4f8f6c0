# Takes r1 = 1 - r0, which holds only if u + v = 1.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    return (r0, 1 - r0) if 0 <= r0 <= 1 else None
