# Recursive over the rows.
def worst_ratio(table, base):
    if len(table) < 2:
        return Fraction(1)
    x, y = table[0], table[1]
    factor = sum(base**v for v in y) / sum(base**u for u in x)
    here = [base ** (u - v) * factor for u, v in zip(x, y)]
    return max(max(here), 1 / min(here), worst_ratio(table[1:], base))
