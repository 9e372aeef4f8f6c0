# Wrong at factor 1000, an end of the range, the third output has probability 0.
def tight(factor):
    part = Fraction(1, 1001)
    rest = 1 - part - part * factor
    return [part, part * factor, rest], [part * factor, part, rest]
