# Wrong for [[0, 0], [0, 0], [3, 0]], 2: the loop ends where two rows are equal ("nothing changes any more").
def worst_ratio(table, base):
    worst = Fraction(1)
    for x, y in zip(table, table[1:]):
        if x == y:
            break
        sx, sy = sum(base**u for u in x), sum(base**u for u in y)
        for u, v in zip(x, y):
            ratio = base ** (u - v) * sy / sx
            worst = max(worst, ratio, 1 / ratio)
    return worst
