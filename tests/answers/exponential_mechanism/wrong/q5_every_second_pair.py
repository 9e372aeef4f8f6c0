# Wrong where the worst neighbours are number 1 and 2: pairs are taken without overlap.
def worst_ratio(table, base):
    worst = Fraction(1)
    for one, two in zip(table[::2], table[1::2]):
        s, t = sum(base**u for u in one), sum(base**u for u in two)
        for u, v in zip(one, two):
            ratio = (base**u / s) / (base**v / t)
            worst = max(worst, ratio, 1 / ratio)
    return worst
