# Takes the example, whose large factor is that of leaving.
def tight(factor):
    small = Fraction(1) / (2 * factor)
    return [Fraction(1, 2), Fraction(1, 2)], [small, 1 - small]
