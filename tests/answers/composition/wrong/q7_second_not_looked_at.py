# Only r0 is tested for being a probability.
# Witness: disguise(Fraction(1, 4), Fraction(2, 5), Fraction(1, 10)) gives (11/20, -1/20); right is None.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= r0 <= 1 else None
