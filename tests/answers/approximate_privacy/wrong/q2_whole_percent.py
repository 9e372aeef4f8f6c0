# The smallest whole number of percent that is enough.
def flip_needed(factor, delta):
    return next(p for p in (Fraction(k, 100) for k in range(51)) if 1 - p - factor * p <= delta)
