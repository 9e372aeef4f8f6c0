# Takes any δ of one half or more for one that needs no flips.
def flip_needed(factor, delta):
    return Fraction(0) if delta >= Fraction(1, 2) else Fraction(1 - delta) / (1 + factor)
