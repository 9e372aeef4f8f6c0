# Only the ratio of the yes is tested against that of randomised response, not that of the no.
# Witness: disguise(Fraction(1, 4), Fraction(9, 10), Fraction(6, 10)) gives (21/20, 9/20); right is None.
def disguise(p, u, v):
    if p * v > (1 - p) * u or p * u > (1 - p) * v:
        return None
    return ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
