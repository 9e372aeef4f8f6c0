# Goes no further than factor 4.
def tight(factor):
    lie = Fraction(1) / (1 + min(factor, 4))
    return [1 - lie, lie], [lie, 1 - lie]
