# Two-sided geometric noise on a count, cut off at both ends.
def tight(factor):
    c = Fraction(factor)
    top = 1 / (1 + c)
    rows = []
    for centre in (1, 2):
        row = [c ** -abs(k - centre) * (1 - 1 / c) / (1 + 1 / c) for k in (1, 2)]
        row = [c**-centre / (1 + 1 / c)] + row + [c ** -(3 - centre) / (1 + 1 / c)]
        rows.append(row)
    return rows
