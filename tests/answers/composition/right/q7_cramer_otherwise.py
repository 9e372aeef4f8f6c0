# Cramer's rule.
def disguise(p, u, v):
    d = 1 - 2 * p
    r0, r1 = ((1 - p) * u - p * v) / d, ((1 - p) * v - p * u) / d
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
