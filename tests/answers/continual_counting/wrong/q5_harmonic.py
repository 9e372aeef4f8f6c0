# Takes 1/(k + 1).
def toeplitz_root(column):
    return [Fraction(a) / (k + 1) for k, a in enumerate(column)]
