# No factor above 100 is ever reached.
def tight(factor):
    c = min(factor, Fraction(100))
    return [c / (1 + c), 1 / (1 + c)], [1 / (1 + c), c / (1 + c)]
