# Another way: solved.
def flip_needed(factor, delta):
    return (1 - Fraction(delta)) / (1 + factor)
