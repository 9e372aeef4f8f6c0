# Rounds the exact number to a simpler fraction.
def counterexample(factor, delta):
    p = ((1 - delta) / (1 + factor)).limit_denominator(10**6)
    return [1 - p, p], [p, 1 - p]
