# Compares with a tolerance of a millionth.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    inside = all(-1e-6 <= r <= 1 + 1e-6 for r in (r0, r1))
    return (r0, r1) if inside else None
