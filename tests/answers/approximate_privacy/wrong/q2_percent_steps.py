# Searches p in steps of one percent.
def flip_needed(factor, delta):
    p = Fraction(0)
    while 1 - p - factor * p > delta:
        p += Fraction(1, 100)
    return p
