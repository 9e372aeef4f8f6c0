# Looks at the first probability only.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    return (r0, ((1 - p) * v - p * u) / (1 - 2 * p)) if 0 <= r0 <= 1 else None
