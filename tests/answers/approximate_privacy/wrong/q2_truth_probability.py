# Returns the truth probability.
def flip_needed(factor, delta):
    return 1 - Fraction(1 - delta) / (1 + factor)
