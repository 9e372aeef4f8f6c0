# Takes powers of one half.
def toeplitz_root(column):
    return [Fraction(a) / 2**k for k, a in enumerate(column)]
