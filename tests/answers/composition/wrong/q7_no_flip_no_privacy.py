# For p = 0 nothing is private, so that nothing can be made of it, it is thought.
# Witness: disguise(Fraction(0), Fraction(1, 3), Fraction(2, 3)) gives None; right is (1/3, 2/3).
def disguise(p, u, v):
    if p == 0:
        return None
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
