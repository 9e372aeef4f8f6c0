# Whole numbers: each weight is top**(u+20) * bottom**(20-u); ratios are compared by cross products.
def worst_ratio(table, base):
    top, bottom = base.numerator, base.denominator
    best = (1, 1)

    def offer(a, b):
        nonlocal best
        if a * best[1] > best[0] * b:
            best = (a, b)

    rows = [[top ** (u + 20) * bottom ** (20 - u) for u in row] for row in table]
    for i in range(len(rows) - 1):
        s, t = sum(rows[i]), sum(rows[i + 1])
        for v, w in zip(rows[i], rows[i + 1]):
            offer(v * t, w * s)
            offer(w * s, v * t)
    return Fraction(*best)
