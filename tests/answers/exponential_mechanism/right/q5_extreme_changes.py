# Extreme changes.
def _sum(row, base):
    return sum((Fraction(base) ** u for u in row), Fraction(0))


def worst_ratio(table, base):
    """Only the candidates that rise the most and fall the most can be the worst."""
    worst = Fraction(1)
    for i in range(1, len(table)):
        grown = _sum(table[i], base) / _sum(table[i - 1], base)
        changes = sorted(b - a for a, b in zip(table[i - 1], table[i]))
        for change in (changes[0], changes[-1]):
            ratio = Fraction(base) ** change / grown
            worst = max(worst, ratio, 1 / ratio)
    return worst
