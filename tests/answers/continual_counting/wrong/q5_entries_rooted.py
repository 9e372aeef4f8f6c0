# Takes the root of each entry.
def toeplitz_root(column):
    return [Fraction(1)] + [Fraction(math.sqrt(abs(a))) for a in column[1:]]
