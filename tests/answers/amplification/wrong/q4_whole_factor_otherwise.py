# Cuts a factor above 2 to a whole number.
def tight(factor):
    c = int(factor) if factor > 2 else factor
    lie = Fraction(1) / (1 + c)
    return [1 - lie, lie], [lie, 1 - lie]
