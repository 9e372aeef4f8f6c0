# Rounds the pair to denominators up to 1000, wrong for p = 1/7, u = 1/101, v = 1/103.
def disguise(p, u, v):
    d = 1 - 2 * p
    pair = [((1 - p) * u - p * v) / d, ((1 - p) * v - p * u) / d]
    if min(pair) < 0 or max(pair) > 1:
        return None
    return tuple(Fraction(r).limit_denominator(1000) for r in pair)
