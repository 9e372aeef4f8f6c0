# The binomial series of (1 + u)^(1/2) with whole numbers where the entries are whole
def toeplitz_root(column):
    n = len(column)
    u = [Fraction(0)] + [Fraction(v) for v in column[1:]]
    power = [Fraction(1)] + [Fraction(0)] * (n - 1)
    out, binomial = [Fraction(0)] * n, Fraction(1)
    for j in range(n):
        out = [o + binomial * p for o, p in zip(out, power)]
        power = [sum((u[i] * power[k - i] for i in range(k + 1)), Fraction(0)) for k in range(n)]
        binomial = binomial * (Fraction(1, 2) - j) / (j + 1)
    return [int(o) if o.denominator == 1 else o for o in out]
