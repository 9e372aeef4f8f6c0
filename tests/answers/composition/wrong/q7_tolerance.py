# Wrong if r0 is only a little below 0: 1/999, 1/1000, 999/1000 gives (0, 1) and not None.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    for r in (r0, r1):
        if not -1e-5 <= float(r) <= 1 + 1e-5:
            return None
    return tuple(min(max(r, Fraction(0)), Fraction(1)) for r in (r0, r1))
