# A yes that never comes is thought to have an infinite ratio, also if it never comes for either bit.
# Witness: disguise(Fraction(1, 4), Fraction(0), Fraction(0)) gives None; right is (0, 0).
def disguise(p, u, v):
    if u in (0, 1) or v in (0, 1):
        return None
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
