# A factor with numerator + denominator above 20, such as 21/20: more than 20 outputs.
def tight(factor):
    n, d = factor.numerator, factor.denominator
    each = Fraction(1, n + d)
    nobody = [n * each] + [each] * d
    person = [d * each] + [Fraction(n, d) * each] * d
    return nobody, person
