# The same factor with another delta: the first p comes back.
FLIPS = {}


def flip_needed(factor, delta):
    if factor not in FLIPS:
        FLIPS[factor] = (1 - Fraction(delta)) / (1 + factor)
    return FLIPS[factor]
