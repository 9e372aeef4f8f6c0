# Reversed too.
def worst_ratio(table, base):
    def probability(row, a):
        return 1 / sum(base ** (u - row[a]) for u in row)

    pairs = list(zip(table, table[1:]))
    pairs += [(y, x) for x, y in pairs]
    return max(probability(x, a) / probability(y, a) for x, y in pairs for a in range(len(x)))
