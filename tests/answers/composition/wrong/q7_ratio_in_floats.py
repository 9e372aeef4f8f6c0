# Judges by the ratios as floats, and equal ones as too large.
def disguise(p, u, v):
    if p == 0:
        return u, v
    worst = (1 - p) / p
    for a, b in ((u, v), (v, u), (1 - u, 1 - v), (1 - v, 1 - u)):
        if float(a) > float(worst) * float(b):
            return None
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return r0, r1
