# Above factor 3 the second output loses more than the factor.
def tight(factor):
    quarter = Fraction(1, 4)
    return [quarter, 3 * quarter], [quarter * factor, 1 - quarter * factor]
