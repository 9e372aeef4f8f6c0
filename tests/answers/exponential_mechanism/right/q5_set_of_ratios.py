# All ratios in a set, both orders.
def worst_ratio(table, base):
    def p(row, a):
        return 1 / sum(base ** (u - row[a]) for u in row)

    ratios = {
        Fraction(p(x, a) / p(y, a))
        for i in range(len(table))
        for j in (i - 1, i + 1)
        if 0 <= j < len(table)
        for x, y in [(table[i], table[j])]
        for a in range(len(x))
    }
    return sorted(ratios)[-1]
