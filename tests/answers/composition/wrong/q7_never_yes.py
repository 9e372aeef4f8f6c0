# Wrong for u = 0, v = 0: r0 = 0 is taken for nothing.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if not (r0 or r1) or min(r0, r1) < 0 or max(r0, r1) > 1:
        return None
    return r0, r1
