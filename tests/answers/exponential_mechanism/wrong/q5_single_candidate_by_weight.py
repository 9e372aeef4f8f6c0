# For a single candidate it compares weights, although its probability is always 1.
def worst_ratio(table, base):
    worst = Fraction(1)
    for before, after in zip(table, table[1:]):
        if len(before) == 1:
            worst = max(worst, base ** abs(before[0] - after[0]))
            continue
        v, w = [base**u for u in before], [base**u for u in after]
        for x, y in zip(v, w):
            ratio = (x / sum(v)) / (y / sum(w))
            worst = max(worst, ratio, 1 / ratio)
    return worst
