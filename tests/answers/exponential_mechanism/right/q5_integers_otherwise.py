# Whole numbers only: weights as numerators over a common denominator, ratios by cross products
def worst_ratio(table, base):
    n, d = base.numerator, base.denominator
    rows = []
    for row in table:
        w = [n ** (u + 5) * d ** (5 - u) for u in row]
        rows.append((w, sum(w)))
    best = (1, 1)
    for (w, s), (v, r) in zip(rows, rows[1:]):
        for a, b in zip(w, v):
            for top, bottom in ((a * r, b * s), (b * s, a * r)):
                if top * best[1] > best[0] * bottom:
                    best = (top, bottom)
    return Fraction(*best)
