# Takes the factor for a whole number.
def flip_needed(factor, delta):
    return Fraction(1 - delta) / (1 + int(factor))
