# A factor such as 10/3: it is rounded to two places.
def tight(factor):
    factor = Fraction(round(factor, 2))
    lie = 1 / (1 + factor)
    return [1 - lie, lie], [lie, 1 - lie]
