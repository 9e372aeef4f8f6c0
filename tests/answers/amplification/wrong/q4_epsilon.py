# Takes the factor for ε.
def tight(factor):
    lie = Fraction(1) / (1 + Fraction(math.exp(factor)))
    return [1 - lie, lie], [lie, 1 - lie]
