# Wrong for [[5], [-5]], 3: where nothing changes, the start value 1.0 is returned, a float.
def worst_ratio(table, base):
    worst = 1.0
    for x, y in zip(table, table[1:]):
        sx, sy = sum(base**u for u in x), sum(base**u for u in y)
        for u, v in zip(x, y):
            ratio = base ** (u - v) * sy / sx
            worst = max(worst, ratio, 1 / ratio)
    return worst
