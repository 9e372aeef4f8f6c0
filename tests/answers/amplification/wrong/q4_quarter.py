# A factor above 3: the second output has a larger factor, or is no probability (from 4 on).
def tight(factor):
    quarter = Fraction(1, 4)
    return [quarter, 1 - quarter], [factor * quarter, 1 - factor * quarter]
