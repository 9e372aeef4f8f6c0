# Abstention.
def tight(factor):
    part = Fraction(1, 1100)
    rest = 1 - part - part * factor
    return [part, rest, part * factor], [part * factor, rest, part]
