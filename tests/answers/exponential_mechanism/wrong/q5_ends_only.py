# Wrong where the worst candidate is neither the first nor the last.
def worst_ratio(table, base):
    worst = Fraction(1)
    for one, two in zip(table, table[1:]):
        s, t = sum(base**u for u in one), sum(base**u for u in two)
        for a in (0, -1):
            ratio = (base ** one[a] / s) / (base ** two[a] / t)
            worst = max(worst, ratio, 1 / ratio)
    return worst
