# What is outside by less than a thousandth is moved to the end.
def disguise(p, u, v):
    r = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    if min(r) < -Fraction(1, 1000) or max(r) > 1 + Fraction(1, 1000):
        return None
    return tuple(min(Fraction(1), max(Fraction(0), t)) for t in r)
