# The loss has the probability 51/100 whatever δ is: more than 1/2, but not more than a large δ.
def counterexample(factor, delta):
    s = Fraction(51, 100)
    t = max(Fraction(0), s - delta) / factor
    return (s, 1 - s), (t, 1 - t)
