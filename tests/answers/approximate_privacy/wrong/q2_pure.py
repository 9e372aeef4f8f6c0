# Leaves δ out.
def flip_needed(factor, delta):
    return Fraction(1) / (1 + factor)
