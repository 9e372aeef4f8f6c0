# Gives rows that do not sum to 1.
def tight(factor):
    c = Fraction(factor)
    return [1 / c, 1 / c], [Fraction(1), 1 / c]
