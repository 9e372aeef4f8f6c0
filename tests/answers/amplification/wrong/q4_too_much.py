# Exceeds ε: the truth is c² times as likely.
def tight(factor):
    lie = Fraction(1) / (1 + factor * factor)
    return [1 - lie, lie], [lie, 1 - lie]
