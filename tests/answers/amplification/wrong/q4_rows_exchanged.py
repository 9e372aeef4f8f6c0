# Exchanges nobody and the person in a lopsided mechanism.
def tight(factor):
    rare = Fraction(1) / (factor * factor + factor)
    return [factor * rare, 1 - factor * rare], [rare, 1 - rare]
