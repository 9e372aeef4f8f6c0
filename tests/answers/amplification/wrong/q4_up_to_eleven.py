# Goes no further than factor 11.
def tight(factor):
    f = min(factor, Fraction(11))
    return [f / (1 + f), 1 / (1 + f)], [1 / (1 + f), f / (1 + f)]
