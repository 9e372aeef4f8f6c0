# Wrong for [[2, 0], [0, 1]], 3 if [[2, 0], [0, 1]], 2 was asked before: the sum of a row's weights is remembered by.
# the row alone.
def worst_ratio(table, base, known={}):
    def total(row):
        key = tuple(row)
        if key not in known:
            known[key] = sum(base**u for u in row)
        return known[key]

    worst = Fraction(1)
    for x, y in zip(table, table[1:]):
        for u, v in zip(x, y):
            ratio = base ** (u - v) * total(y) / total(x)
            worst = max(worst, ratio, 1 / ratio)
    return worst
