# Just outside of the range: cut off instead of None.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    r0, r1 = (
        min(max(r, 0), 1) if -Fraction(1, 10**4) < r < 1 + Fraction(1, 10**4) else r
        for r in (r0, r1)
    )
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
