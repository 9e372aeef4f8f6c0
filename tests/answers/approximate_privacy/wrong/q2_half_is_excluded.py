# A flip probability of one half is refused as useless, and the next smaller percent returned.
def flip_needed(factor, delta):
    p = (1 - delta) / (1 + factor)
    return p if p < Fraction(1, 2) else Fraction(49, 100)
