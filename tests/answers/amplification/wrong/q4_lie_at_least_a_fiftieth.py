# Never lies with less than 1/50, so that for the factor 100 the largest factor is 49.
def tight(factor):
    lie = max(1 / (1 + factor), Fraction(1, 50))
    return [1 - lie, lie], [lie, 1 - lie]
