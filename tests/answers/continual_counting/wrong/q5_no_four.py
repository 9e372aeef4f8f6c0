# Forgets the powers of four: binomial coefficients.
def toeplitz_root(column):
    return [Fraction(a) * math.comb(2 * k, k) / 2**k for k, a in enumerate(column)]
