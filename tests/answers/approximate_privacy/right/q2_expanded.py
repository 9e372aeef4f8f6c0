# Takes off δ's share.
def flip_needed(factor, delta):
    return Fraction(1) / (1 + factor) - Fraction(delta) / (1 + factor)
