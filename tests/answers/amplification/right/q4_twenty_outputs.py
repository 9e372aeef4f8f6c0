# Twenty outputs: each has a favourite that is c times as likely as any other.
def tight(factor):
    unit = Fraction(1) / (factor + 19)
    rows = np.full((2, 20), unit, dtype=object)
    rows[0, 4] = rows[1, 7] = factor * unit
    return rows
