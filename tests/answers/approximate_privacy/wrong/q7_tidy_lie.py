# A large factor, or a delta with a large denominator.
def counterexample(factor, delta):
    p = ((1 - delta) / (1 + factor)).limit_denominator(10**4)
    return [1 - p, p], [p, 1 - p]
