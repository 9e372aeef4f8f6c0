# A chance of 0 or 1 is taken for an infinite ratio, also if it is the same for both bits.
def disguise(p, u, v):
    if p and {u, v} & {0, 1}:
        return None
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
