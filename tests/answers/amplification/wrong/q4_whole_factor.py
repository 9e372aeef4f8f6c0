# Rounds the factor down.
def tight(factor):
    lie = Fraction(1, 1 + int(factor))
    return [1 - lie, lie], [lie, 1 - lie]
