# Only the ratio of yes is tested, and numbers above 1 are cut.
def disguise(p, u, v):
    if p * u > (1 - p) * v or p * v > (1 - p) * u:
        return None
    r0, r1 = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    return min(r0, 1), min(r1, 1)
