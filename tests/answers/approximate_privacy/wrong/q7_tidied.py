# P is rounded: factor 1000000 makes it 0, and everything is told.
def counterexample(factor, delta):
    p = ((1 - delta) / (1 + factor)).limit_denominator(10_000)
    return [1 - p, p], [p, 1 - p]
