# Adds δ where it is taken off.
def flip_needed(factor, delta):
    return Fraction(1 + delta) / (1 + factor)
