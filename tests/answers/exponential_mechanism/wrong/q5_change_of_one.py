# Wrong where a utility changes by more than 1, e.g. [[0, 2], [0, 0]]: changes are cut to 1.
def worst_ratio(table, base):
    worst = Fraction(1)
    for one, two in zip(table, table[1:]):
        s, t = sum(base**u for u in one), sum(base**u for u in two)
        for u, v in zip(one, two):
            ratio = base ** max(-1, min(1, u - v)) * t / s
            worst = max(worst, ratio, 1 / ratio)
    return worst
