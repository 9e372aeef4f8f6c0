# A factor such as 5/2: only its whole part is taken.
def flip_needed(factor, delta):
    return (1 - Fraction(delta)) / (1 + int(factor))
