# An output that is barely more likely than is needed.
def counterexample(factor, delta):
    s = max(Fraction(1, 2), delta) + Fraction(1, 100)
    t = (s - delta) / factor
    return (s, 1 - s), (t, 1 - t)
