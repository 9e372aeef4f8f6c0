# An output that is a hundredth more likely than is needed: too much if δ is nearly 1.
def counterexample(factor, delta):
    s = max(Fraction(1, 2), delta) + Fraction(1, 100)
    t = (s - delta) / factor
    return (s, 1 - s), (t, 1 - t)
