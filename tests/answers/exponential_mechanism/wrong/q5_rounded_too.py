# Exact ratios with large denominators are rounded.
def worst_ratio(table, base):
    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    worst = Fraction(1)
    for one, two in zip(rows, rows[1:]):
        for p, q in zip(one, two):
            worst = max(worst, p / q, q / p)
    return worst.limit_denominator(10**6)
