# A factor above 100: what is reached is 100.
def tight(factor):
    lie = 1 / (1 + min(factor, Fraction(100)))
    return [1 - lie, lie], [lie, 1 - lie]
