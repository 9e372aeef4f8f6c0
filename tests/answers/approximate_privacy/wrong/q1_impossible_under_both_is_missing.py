# Stops at the first output that is impossible under both.
def least_delta(one, other, factor):
    pairs = list(itertools.takewhile(lambda p: p != (0, 0), zip(one, other)))
    forth = sum((max(s - factor * t, Fraction(0)) for s, t in pairs), Fraction(0))
    return max(forth, sum((max(t - factor * s, Fraction(0)) for s, t in pairs), Fraction(0)))
