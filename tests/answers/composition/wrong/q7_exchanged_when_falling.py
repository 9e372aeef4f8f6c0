# For a mechanism that says yes more often for 0, the numbers are exchanged.
def disguise(p, u, v):
    r0, r1 = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    if not (0 <= min(r0, r1) and max(r0, r1) <= 1):
        return None
    return (r1, r0) if v < u and p > Fraction(1, 3) else (r0, r1)
