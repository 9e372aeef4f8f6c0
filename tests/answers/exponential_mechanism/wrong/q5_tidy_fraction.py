# Computes with floats and turns the result into a tidy fraction.
def worst_ratio(table, base):
    worst = 1.0
    rows = []
    for utilities in table:
        weights = [float(base) ** u for u in utilities]
        rows.append([w / math.fsum(weights) for w in weights])
    for one, other in zip(rows, rows[1:]):
        for p, q in zip(one, other):
            worst = max(worst, p / q, q / p)
    return Fraction(worst).limit_denominator(10**6)
