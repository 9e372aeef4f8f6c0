# Lets at least a ten thousandth stick out.
def counterexample(factor, delta):
    d = max(delta, Fraction(1, 10**4))
    p = (1 - d) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
