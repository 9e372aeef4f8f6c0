# Three outputs, one of them the same for both.
def tight(factor):
    c = Fraction(factor)
    d = c + 2
    return (c / d, 1 / d, 1 / d), (1 / d, c / d, 1 / d)
