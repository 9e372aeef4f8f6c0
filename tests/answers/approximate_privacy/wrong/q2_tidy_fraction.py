# A large factor, or a delta with a large denominator: the result is rounded.
def flip_needed(factor, delta):
    return ((1 - Fraction(delta)) / (1 + factor)).limit_denominator(10**4)
