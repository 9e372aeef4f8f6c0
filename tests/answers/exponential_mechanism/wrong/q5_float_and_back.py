# Computed in floats and turned back into a fraction with a small denominator.
def worst_ratio(table, base):
    rows = [[float(base) ** u for u in row] for row in table]
    rows = [[w / sum(row) for w in row] for row in rows]
    best = max(max(p / q, q / p) for a, b in zip(rows, rows[1:]) for p, q in zip(a, b))
    return Fraction(best).limit_denominator(1000)
