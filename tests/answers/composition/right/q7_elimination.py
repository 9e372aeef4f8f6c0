# Eliminates one unknown.
def disguise(p, u, v):
    if p == 0:
        steps = (u, v)
    else:
        r0 = (u - p / (1 - p) * v) / ((1 - p) - p * p / (1 - p))
        steps = (r0, (u - (1 - p) * r0) / p)
    return steps if all(0 <= r <= 1 for r in steps) else None
