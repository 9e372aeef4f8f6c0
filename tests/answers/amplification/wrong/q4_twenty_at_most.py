# Limits the factor to 20.
def tight(factor):
    lie = 1 / (1 + min(factor, Fraction(20)))
    return [1 - lie, lie], [lie, 1 - lie]
