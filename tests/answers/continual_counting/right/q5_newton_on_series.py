# Newton's step r <- (r + a/r)/2 on power series, doubling the number of right entries.
def toeplitz_root(column):
    n = len(column)
    a = [Fraction(v) for v in column]

    def quotient(p, q):
        out = []
        for k in range(n):
            out.append(p[k] - sum(out[i] * q[k - i] for i in range(k)))
        return out

    r, right = [Fraction(1)] + [Fraction(0)] * (n - 1), 1
    while right < n:
        r = [(x + y) / 2 for x, y in zip(r, quotient(a, r))]
        right *= 2
    return r
