# Newton's iteration for power series with three rounds, right for eight entries only.
def toeplitz_root(column):
    n = len(column)

    def times(p, q):
        return [sum((p[i] * q[k - i] for i in range(k + 1)), Fraction(0)) for k in range(n)]

    def inverse(p):
        q = [Fraction(1)]
        for k in range(1, n):
            q.append(-sum(p[i] * q[k - i] for i in range(1, k + 1)))
        return q

    r = [Fraction(1)] + [Fraction(0)] * (n - 1)
    for _ in range(3):
        r = [(x + y) / 2 for x, y in zip(r, times(column, inverse(r)))]
    return r
