# A factor above 999: the other output then has a larger factor, and for 1000 the probability 0.
def tight(factor):
    rare = Fraction(1, 1000)
    return [rare, 1 - rare], [factor * rare, 1 - factor * rare]
