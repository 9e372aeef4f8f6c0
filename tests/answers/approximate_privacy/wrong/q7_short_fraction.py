# Computes p as a float and rounds to a denominator of at most 100, so that more than delta may stick out.
def counterexample(factor, delta):
    p = Fraction(float(1 - delta) / float(1 + factor)).limit_denominator(100)
    return [1 - p, p], [p, 1 - p]
