# U above v: None though it can be done when ... (order of the two is assumed beyond p = 1/4).
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if u > v and p > Fraction(1, 4):
        return None
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
