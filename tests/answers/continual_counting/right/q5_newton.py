# Newton's iteration for power series: r becomes (r + a/r)/2.
def toeplitz_root(column):
    n = len(column)

    def divide(p, q):
        result = []
        for k in range(n):
            result.append(Fraction(p[k]) - sum(result[i] * q[k - i] for i in range(k)))
        return result

    r = [Fraction(1)] + [Fraction(0)] * (n - 1)
    for _ in range(n.bit_length() + 1):
        quotient = divide(column, r)
        r = [(u + v) / 2 for u, v in zip(r, quotient)]
    return r
