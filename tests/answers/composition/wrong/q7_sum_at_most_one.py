# The two probabilities are held for those of one distribution, whose sum is at most 1.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if r0 < 0 or r1 < 0 or r0 + r1 > 1:
        return None
    return r0, r1
