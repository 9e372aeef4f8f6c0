# The ratio is cut off at the square of the base, which bounds it only where utilities change by at most 1.
def worst_ratio(table, base):
    worst = Fraction(1)
    for before, after in zip(table, table[1:]):
        total_before = sum(base**u for u in before)
        total_after = sum(base**u for u in after)
        for u, v in zip(before, after):
            ratio = base ** (u - v) * total_after / total_before
            worst = max(worst, ratio, 1 / ratio)
    return min(worst, base**2)
