# Rows that occur twice are kept once, which changes who is whose neighbour. Input: [[0, 0], [1, 0], [0, 0], [-9, 0]].
def worst_ratio(table, base):
    rows = []
    for row in dict.fromkeys(map(tuple, table)):
        weights = [Fraction(base) ** u for u in row]
        rows.append([w / sum(weights) for w in weights])
    ratios = [max(p / q, q / p) for a, b in zip(rows, rows[1:]) for p, q in zip(a, b)]
    return max(ratios, default=Fraction(1))
