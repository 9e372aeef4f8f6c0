# With base n/d and utilities shifted up by 20 the weights are whole numbers; ratios are cross products.
def worst_ratio(table, base):
    n, d = base.numerator, base.denominator
    weights = [[n ** (u + 20) * d ** (20 - u) for u in row] for row in table]
    best = Fraction(1)
    for i in range(len(weights) - 1):
        x, y = weights[i], weights[i + 1]
        sx, sy = sum(x), sum(y)
        for wx, wy in zip(x, y):
            ratio = Fraction(wx * sy, wy * sx)
            if ratio < 1:
                ratio = 1 / ratio
            if ratio > best:
                best = ratio
    return best
