# Another way: formula.
def flip_needed(factor, delta):
    return Fraction(1 - delta) / (1 + factor)
