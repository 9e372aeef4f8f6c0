# The base is cut to a whole number.
def worst_ratio(table, base):
    base = Fraction(int(base))
    rows = []
    for row in table:
        weights = [base**u for u in row]
        rows.append([w / sum(weights) for w in weights])
    return max(max(p / q, q / p) for r, s in zip(rows, rows[1:]) for p, q in zip(r, s))
