# Only the first and the last candidate are looked at.
# Witness: worst_ratio([[10, 1, 10], [10, 0, 10]], Fraction(2)) returns Fraction(2050, 2049); right: Fraction(2049, 1025)
def worst_ratio(table, base):
    worst = Fraction(1)
    for old, new in zip(table, table[1:]):
        s, t = sum(base**u for u in old), sum(base**u for u in new)
        for j in (0, -1):
            ratio = base ** (old[j] - new[j]) * t / s
            worst = max(worst, ratio, 1 / ratio)
    return worst
