# Gives the first output c times as much to the person, whatever is left.
def tight(factor):
    few = Fraction(1, 4) if factor < 4 else 1 / (2 * factor)
    return [few, 1 - few], [factor * few, 1 - factor * few]
