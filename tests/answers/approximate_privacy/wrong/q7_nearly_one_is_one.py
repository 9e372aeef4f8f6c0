# Takes a δ of more than 999/1000 for 1, where everything is allowed.
def counterexample(factor, delta):
    if delta > Fraction(999, 1000):
        return [1, 0], [0, 1]
    p = (1 - delta) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
