# The loss has the probability max(1/2, δ) + 1/20, which is too much for the other order at some factors.
def counterexample(factor, delta):
    s = max(Fraction(1, 2), delta) + Fraction(1, 20)
    t = (s - delta) / factor
    return [s, 1 - s], [t, 1 - t]
