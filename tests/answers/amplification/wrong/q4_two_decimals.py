# Wrong for factors with more than two decimals: the factor is rounded.
def tight(factor):
    lie = 1 / (1 + round(factor, 2))
    return [1 - lie, lie], [lie, 1 - lie]
