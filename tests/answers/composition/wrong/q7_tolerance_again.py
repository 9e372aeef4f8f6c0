# A hundred-thousandth below 0 or above 1 is tolerated, as with floats.
# Witness: disguise(Fraction(1, 4), Fraction(249999, 10**6), Fraction(3, 4)) gives (-3/2000000, 2000001/2000000); right is None.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if all(-1e-5 <= r <= 1 + 1e-5 for r in (r0, r1)) else None
