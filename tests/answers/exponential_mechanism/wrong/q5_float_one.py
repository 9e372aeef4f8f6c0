# The maximum starts at 1.0, which is returned, a float, if nothing changes.
# Witness: worst_ratio([[5, 5], [5, 5]], Fraction(2)) returns 1.0; right: Fraction(1, 1)
def worst_ratio(table, base):
    worst = 1.0
    for old, new in zip(table, table[1:]):
        s, t = sum(base**u for u in old), sum(base**u for u in new)
        for u, v in zip(old, new):
            ratio = base ** (u - v) * t / s
            worst = max(worst, ratio, 1 / ratio)
    return worst
