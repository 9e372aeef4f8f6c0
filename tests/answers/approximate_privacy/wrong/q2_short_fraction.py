# Computes a float and rounds it to a denominator of at most 100.
def flip_needed(factor, delta):
    return Fraction((1 - float(delta)) / (1 + float(factor))).limit_denominator(100)
