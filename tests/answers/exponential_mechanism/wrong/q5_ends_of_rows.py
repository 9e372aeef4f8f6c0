# Only the first and the last candidate of each row are compared.
def worst_ratio(table, base):
    rows = []
    for row in table:
        weights = [base**u for u in row]
        rows.append([w / sum(weights) for w in weights])
    return max(max(r[a] / s[a], s[a] / r[a]) for r, s in zip(rows, rows[1:]) for a in (0, -1))
