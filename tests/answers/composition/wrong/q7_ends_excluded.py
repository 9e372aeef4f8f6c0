# A step that is certain after an answer is taken for impossible if the other is not.
def disguise(p, u, v):
    r0, r1 = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    if (r0 in (0, 1)) != (r1 in (0, 1)):
        return None
    return (r0, r1) if 0 <= min(r0, r1) and max(r0, r1) <= 1 else None
