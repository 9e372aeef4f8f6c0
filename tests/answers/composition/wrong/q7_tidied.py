# Both numbers are tidied to denominators up to 100.
# Witness: disguise(Fraction(1, 11), Fraction(6, 13), Fraction(7, 13)) gives (29/64, 35/64); right is (53/117, 64/117).
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if not (0 <= r0 <= 1 and 0 <= r1 <= 1):
        return None
    return r0.limit_denominator(100), r1.limit_denominator(100)
