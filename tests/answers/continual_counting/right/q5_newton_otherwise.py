# Newton's iteration r <- (r + a / r) / 2 for truncated power series.
def toeplitz_root(column):
    n = len(column)
    r = [Fraction(1)] + [Fraction(0)] * (n - 1)
    for _ in range(n.bit_length()):
        q = []
        for k in range(n):
            q.append(column[k] - sum(q[j] * r[k - j] for j in range(k)))
        r = [(u + v) / 2 for u, v in zip(r, q)]
    return r
