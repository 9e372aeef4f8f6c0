# Gets the lie from a float quotient and a denominator of at most a million, not exact for the factor 99999999/1000000.
def tight(factor):
    lie = Fraction(1.0 / (1.0 + float(factor))).limit_denominator(10**6)
    nobody = (1 - lie, lie)
    return nobody, nobody[::-1]
