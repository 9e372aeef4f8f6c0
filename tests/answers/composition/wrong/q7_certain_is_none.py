# Takes a mechanism that always says the same for none.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if not (u or v) or min(r0, r1) < 0 or max(r0, r1) > 1:
        return None
    return r0, r1
