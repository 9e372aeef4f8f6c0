# A factor with a large denominator: the truth is split into more than 20 outputs.
def tight(factor):
    lie = 1 / (1 + factor)
    parts = factor.denominator
    return [lie, *[(1 - lie) / parts] * parts], [1 - lie, *[lie / parts] * parts]
