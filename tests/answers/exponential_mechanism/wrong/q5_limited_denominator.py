# Probabilities are simplified to denominators of at most a million.
def worst_ratio(table, base):
    rows = []
    for row in table:
        weights = [base**u for u in row]
        rows.append([w / sum(weights) for w in weights])
    worst = max(max(p / q, q / p) for r, s in zip(rows, rows[1:]) for p, q in zip(r, s))
    return worst.limit_denominator(10**6)
