# Takes three steps of Newton's method, which make only eight entries right; [1] * 10 has ten.
def toeplitz_root(column):
    """The first column of the root of a lower triangular matrix with constant diagonals."""
    n = len(column)
    a = [Fraction(v) for v in column]

    def product(u, v):
        out = [Fraction(0)] * n
        for i, p in enumerate(u):
            for j, q in enumerate(v[: n - i]):
                out[i + j] += p * q
        return out

    def quotient(u, v):
        out = []
        for k in range(n):
            out.append(u[k] - sum(out[i] * v[k - i] for i in range(k)))
        return out

    r = [Fraction(1)] + [Fraction(0)] * (n - 1)
    for _ in range(3):
        r = [(p + q) / 2 for p, q in zip(r, quotient(a, r))]
    return r
