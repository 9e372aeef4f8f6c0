# A rare output that one person makes c times as likely.
def tight(factor):
    rare = Fraction(1) / (factor * factor + factor)
    return [rare, 1 - rare], [factor * rare, 1 - factor * rare]
