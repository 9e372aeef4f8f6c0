# Wrong for [[0, 0], [0, 0], [0, 0], [3, 0]], 2: of four or more rows the last is never compared.
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    pairs = [(rows[0], rows[1])] + [(rows[i], rows[i + 1]) for i in range(1, len(rows) - 1) if i < 2]
    return max(max(p / q, q / p) for x, y in pairs for p, q in zip(x, y))
