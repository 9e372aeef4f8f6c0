# Takes a mechanism with the factor √c or less.
def tight(factor):
    lie = (1 + Fraction(1) / (1 + factor)) / 3
    return [1 - lie, lie], [lie, 1 - lie]
