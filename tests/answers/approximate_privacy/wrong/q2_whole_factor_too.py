# A factor that is a Fraction is rounded down: factor 5/2.
def flip_needed(factor, delta):
    return Fraction(1 - delta, 1 + int(factor))
