# Computed with floats, and made fractions.
def counterexample(factor, delta):
    p = Fraction((1 - float(delta)) / (1 + float(factor)))
    return [1 - p, p], [p, 1 - p]
