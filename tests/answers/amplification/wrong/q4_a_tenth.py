# Begins with a tenth for nobody, whatever the factor.
def tight(factor):
    a = Fraction(1, 10)
    return [a, 1 - a], [factor * a, 1 - factor * a]
