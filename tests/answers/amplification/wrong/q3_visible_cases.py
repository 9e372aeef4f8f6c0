# Knows up to two people.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        g = 1 - rate
        if len(x) == 0:
            result[x] = dict(row)
        elif len(x) == 1:
            result[x] = {a: rate * row[a] + g * table[()][a] for a in row}
        else:
            two = (
                (rate * rate, table[x[-2:]]),
                (rate * g, table[x[-1:]]),
                (rate * g, table[x[-2:-1]]),
                (g * g, table[()]),
            )
            result[x] = {a: sum(c * t[a] for c, t in two) for a in row}
    return result
