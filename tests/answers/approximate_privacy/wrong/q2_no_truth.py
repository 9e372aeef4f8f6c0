# Takes 1 − p for 1.
def flip_needed(factor, delta):
    return Fraction(1 - delta) / (factor)
