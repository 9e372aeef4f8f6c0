# First pair, and the rest of the table by recursion
def worst_ratio(table, base):
    if len(table) < 2:
        return Fraction(1)
    x, y = table[0], table[1]
    shift = sum(base**u for u in y) / sum(base**u for u in x)
    here = [base ** (a - b) * shift for a, b in zip(x, y)]
    return max(max(here), 1 / min(here), worst_ratio(table[1:], base))
