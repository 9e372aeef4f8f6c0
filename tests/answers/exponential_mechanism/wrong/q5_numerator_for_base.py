# Uses the numerator of the base only, to compute with whole numbers.
def worst_ratio(table, base):
    b = Fraction(base.numerator)
    rows = []
    for utilities in table:
        weights = [b**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    return max(max(p / q, q / p) for one, other in zip(rows, rows[1:]) for p, q in zip(one, other))
