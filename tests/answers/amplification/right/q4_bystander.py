# Three outputs, one of which has the same small probability in both rows.
def tight(factor):
    p, q = factor.numerator, factor.denominator
    total = 7 * (p + q) + 1
    nobody = [Fraction(1, total), Fraction(7 * p, total), Fraction(7 * q, total)]
    return nobody, [nobody[0], nobody[2], nobody[1]]
