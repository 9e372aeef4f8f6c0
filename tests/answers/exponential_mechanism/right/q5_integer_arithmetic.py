# By integer arithmetic.
def worst_ratio(table, base):
    # b = n/d: weights n^(u+5) d^(5-u) are whole numbers
    n, d = base.numerator, base.denominator
    best = (1, 1)

    def whole(row):
        w = [n ** (u + 5) * d ** (5 - u) for u in row]
        return w, sum(w)

    for one, two in itertools.pairwise(map(whole, table)):
        for (w, s), (v, r) in ((one, two), (two, one)):
            for a in range(len(w)):
                if w[a] * r * best[1] > best[0] * v[a] * s:
                    best = (w[a] * r, v[a] * s)
    return Fraction(*best)
