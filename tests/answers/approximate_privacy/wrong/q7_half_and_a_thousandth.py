# An output with a little more than a half, or than δ: by a thousandth.
def counterexample(factor, delta):
    s = max(Fraction(1, 2), delta) + Fraction(1, 1000)
    t = (s - delta) / factor
    return [s, 1 - s], [t, 1 - t]
