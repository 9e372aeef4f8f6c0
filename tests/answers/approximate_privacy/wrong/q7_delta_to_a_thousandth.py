# Rounds δ to a small denominator first.
def counterexample(factor, delta):
    d = delta.limit_denominator(1000)
    p = (1 - d) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
