# Gives one person an output that nobody has.
def tight(factor):
    c = Fraction(factor)
    return [1 - 1 / c, 1 / c, Fraction(0)], [1 - 1 / c, Fraction(0), 1 / c]
