# Newton's iteration for the inverse root of a power series, then times a
def toeplitz_root(column):
    n = len(column)

    def times(u, v):
        w = [Fraction(0)] * n
        for i, p in enumerate(u):
            for j in range(n - i):
                w[i + j] += p * v[j]
        return w

    a = [Fraction(v) for v in column]
    g = [Fraction(1)] + [Fraction(0)] * (n - 1)
    good = 1
    while good < n:
        h = times(a, times(g, g))
        g = times(g, [(3 if i == 0 else 0) * Fraction(1, 2) - c / 2 for i, c in enumerate(h)])
        good *= 2
    return times(a, g)
