# Wrong at factor 1000, an end of the range, one person's second probability is 0.
def tight(factor):
    small = Fraction(1, 1000)
    return [small, 1 - small], [small * factor, 1 - small * factor]
