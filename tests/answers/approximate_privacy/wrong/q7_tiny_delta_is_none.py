# Takes a δ below a hundred thousandth for 0.
def counterexample(factor, delta):
    d = delta if delta > Fraction(1, 10**5) else 0
    p = (1 - d) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
