# Lets nobody be the one with the larger probability only.
def tight(factor):
    return [Fraction(1, 2), Fraction(1, 2)], [1 / (2 * factor), 1 - 1 / (2 * factor)]
