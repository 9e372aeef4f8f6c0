# Tries one, two or three outputs after each other, with exact determinants; the other weights are 0.
def weights(rows):
    n = len(rows[0])
    a, z, o = rows

    def det(i, j):
        return a[i] * z[j] - a[j] * z[i]

    if list(a) == list(z):
        for i, j in itertools.combinations(range(n), 2):
            d = a[i] * o[j] - a[j] * o[i]
            if d:
                w = [0.0] * n
                w[i], w[j] = float(-a[j] / d), float(a[i] / d)
                return w
        return None
    for i, j, k in itertools.combinations(range(n), 3):
        cross = (det(j, k), det(k, i), det(i, j))
        d = o[i] * cross[0] + o[j] * cross[1] + o[k] * cross[2]
        if d:
            w = [Fraction(0)] * n
            w[i], w[j], w[k] = (c / d for c in cross)
            return w
    return None
