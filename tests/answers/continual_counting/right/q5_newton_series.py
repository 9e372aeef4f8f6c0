# Newton series.
def times(u, v, n):
    out = [Fraction(0)] * n
    for i, a in enumerate(u):
        for j, b in enumerate(v[: n - i]):
            out[i + j] += a * b
    return out


def over(u, v, n):
    q = []
    for k in range(n):
        q.append(u[k] - sum(q[i] * v[k - i] for i in range(k)))
    return q


def toeplitz_root(column):
    # Newton's iteration for power series: r <- (r + a / r) / 2 doubles the right entries.
    n = len(column)
    a = [Fraction(x) for x in column]
    r = [Fraction(1)] + [Fraction(0)] * (n - 1)
    right = 1
    while right < n:
        r = [(x + y) / 2 for x, y in zip(r, over(a, r, n))]
        right *= 2
    return r
