# What is close to 0 or 1 is taken for it.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    r = [Fraction(round(x)) if math.isclose(x, round(x), abs_tol=1e-5) else x for x in (r0, r1)]
    return tuple(r) if 0 <= min(r) and max(r) <= 1 else None
