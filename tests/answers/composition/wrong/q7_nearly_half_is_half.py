# Takes a p of more than 49/100 for a coin that tells nothing.
def disguise(p, u, v):
    if p > Fraction(49, 100):
        return (u, u) if u == v else None
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= min(r0, r1) and max(r0, r1) <= 1 else None
