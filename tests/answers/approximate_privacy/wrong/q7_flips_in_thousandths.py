# The flip probability is rounded to a fraction with a denominator of at most 1000, which may be too small for δ.
def counterexample(factor, delta):
    p = Fraction(float((1 - delta) / (1 + factor))).limit_denominator(1000)
    return [1 - p, p], [p, 1 - p]
