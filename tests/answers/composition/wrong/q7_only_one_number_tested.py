# Tests whether the second number is below 0 and the first above 1, but not the other way round.
def disguise(p, u, v):
    r0, r1 = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    return None if r1 < 0 or r0 > 1 or r0 < 0 else (r0, r1)
