# A number outside of 0 to 1 by at most 1/50 is taken for a rounding error and cut off.
def disguise(p, u, v):
    pair = [((1 - p) * s - p * t) / (1 - 2 * p) for s, t in ((u, v), (v, u))]
    slack = Fraction(1, 50)
    if min(pair) < -slack or max(pair) > 1 + slack:
        return None
    return tuple(min(max(r, Fraction(0)), Fraction(1)) for r in pair)
