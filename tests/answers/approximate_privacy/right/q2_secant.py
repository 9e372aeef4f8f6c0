# One exact secant step from 1/2, where nothing sticks out.
def flip_needed(factor, delta):
    if delta == 1:
        return 0
    p = Fraction(1, 2)
    miss = 1 - p - p * factor - delta
    return p + miss / Fraction(1 + factor)
