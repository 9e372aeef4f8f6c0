# Rows that are not next to each other count as neighbours.
def worst_ratio(table, base):
    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    worst = Fraction(1)
    for one, two in itertools.combinations(rows, 2):
        for p, q in zip(one, two):
            worst = max(worst, p / q, q / p)
    return worst
