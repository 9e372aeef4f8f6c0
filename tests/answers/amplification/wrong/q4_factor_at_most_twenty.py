# The factor is cut at 20.
def tight(factor):
    c = min(Fraction(factor), Fraction(20))
    return (1 / (1 + c), c / (1 + c)), (c / (1 + c), 1 / (1 + c))
