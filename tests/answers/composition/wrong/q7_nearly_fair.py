# From a flip probability of 9/20 on, nothing can be made of the answer.
def disguise(p, u, v):
    if p > Fraction(9, 20):
        return (u, u) if u == v else None
    r0, r1 = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= min(r0, r1) and max(r0, r1) <= 1 else None
