# The lie is split into as many outputs as the numerator of the factor says, which may be more than 20 in all.
def counterexample(factor, delta):
    p, n = (1 - delta) / (1 + factor), factor.numerator
    return [1 - p] + [p / n] * n, [p] + [(1 - p) / n] * n
