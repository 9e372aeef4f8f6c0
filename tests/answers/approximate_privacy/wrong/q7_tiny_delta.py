# Takes a δ below a thousandth for a thousandth.
def counterexample(factor, delta):
    d = max(delta, Fraction(1, 1000))
    p = (1 - d) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
