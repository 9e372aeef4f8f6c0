# The truth comes in two shades.
def counterexample(factor, delta):
    p = (1 - Fraction(delta)) / (factor + 1)
    return [(1 - p) / 2, (1 - p) / 2, p], [p / 2, p / 2, 1 - p]
