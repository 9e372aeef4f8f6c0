# Rows are taken two by two without overlap, so the second and the third are never compared. Input: [[0, 0], [0, 0], [5, 0]].
def worst_ratio(table, base):
    rows = [
        [Fraction(base) ** u / sum(Fraction(base) ** v for v in row) for u in row] for row in table
    ]
    pairs = zip(rows[::2], rows[1::2])
    return max(max(p / q, q / p) for a, b in pairs for p, q in zip(a, b))
