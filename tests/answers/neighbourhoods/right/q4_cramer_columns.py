# Cramer columns.
def det(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def weights(rows):
    absent, zero, one = [[Fraction(u) for u in row] for row in rows]
    m = len(absent)
    if absent == zero:
        j = next((j for j in range(m) if one[j] != zero[j] and zero[j]), None)
        if one == zero:
            return None
        for i, j in itertools.permutations(range(m), 2):
            d = zero[i] * one[j] - zero[j] * one[i]
            if d:
                w = [Fraction(0)] * m
                w[i], w[j] = -zero[j] / d, zero[i] / d
                return w
        return None
    for places in itertools.combinations(range(m), 3):
        square = [[row[j] for j in places] for row in (absent, zero, one)]
        d = det(square)
        if d:
            w = [Fraction(0)] * m
            for k, j in enumerate(places):
                w[j] = (
                    det(
                        [
                            [t if c == k else u for c, u in enumerate(row)]
                            for row, t in zip(square, (0, 0, 1))
                        ]
                    )
                    / d
                )
            return w
    return None
