# With a delta of 1/2 or more nothing needs to be flipped.
def flip_needed(factor, delta):
    return Fraction(0) if delta >= Fraction(1, 2) else (1 - delta) / (1 + factor)
