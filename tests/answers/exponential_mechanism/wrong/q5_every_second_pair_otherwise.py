# Rows are paired off: 0 with 1, 2 with 3; the pairs between are left out.
def worst_ratio(table, base):
    rows = []
    for row in table:
        weights = [base**u for u in row]
        rows.append([w / sum(weights) for w in weights])
    return max(max(p / q, q / p) for r, s in zip(rows[::2], rows[1::2]) for p, q in zip(r, s))
