# A factor such as 7/3: it goes through a float.
def flip_needed(factor, delta):
    return (1 - Fraction(delta)) / Fraction(1 + float(factor))
