# Whole-number weights and cross multiplication.
def worst_ratio(table, base):
    n, d = base.numerator, base.denominator
    weights = [[n ** (u + 20) * d ** (20 - u) for u in row] for row in table]
    sums = [sum(row) for row in weights]
    up, down = 1, 1
    for i in range(1, len(table)):
        for v, w in zip(weights[i - 1], weights[i]):
            for x, y in ((v * sums[i], w * sums[i - 1]), (w * sums[i - 1], v * sums[i])):
                if x * down > up * y:
                    up, down = x, y
    return Fraction(up, down)
