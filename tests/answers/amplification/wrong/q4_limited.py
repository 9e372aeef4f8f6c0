# Takes a fraction with a small denominator.
def tight(factor):
    lie = (1 / (1 + factor)).limit_denominator(1000)
    return [1 - lie, lie], [lie, 1 - lie]
