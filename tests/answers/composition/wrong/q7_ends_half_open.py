# The numbers r0 = 0 and r1 = 1 are refused, though probabilities 0 and 1 are probabilities.
# Witness: disguise(Fraction(1, 5), Fraction(1, 5), Fraction(4, 5)) gives None; right is (0, 1).
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 < r0 <= 1 and 0 <= r1 < 1 else None
