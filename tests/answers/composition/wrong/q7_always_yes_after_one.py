# Wrong where r1 = 1: 1/5, 1/5, 4/5 gives None and not (0, 1).
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if r0 < 0 or r0 > 1 or r1 < 0 or r1 >= 1:
        return None
    return r0, r1
