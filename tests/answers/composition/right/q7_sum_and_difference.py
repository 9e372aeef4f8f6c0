# Solves for the sum and the difference.
def disguise(p, u, v):
    total, gap = u + v, (v - u) / (1 - 2 * p)
    r0, r1 = (total - gap) / 2, (total + gap) / 2
    if r0 < 0 or r1 < 0 or r0 > 1 or r1 > 1:
        return None
    return [r0, r1]
