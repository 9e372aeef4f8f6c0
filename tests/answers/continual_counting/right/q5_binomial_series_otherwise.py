# Binomial series in powers of the column without its 1
def toeplitz_root(column):
    n = len(column)
    u = [Fraction(0)] + [Fraction(v) for v in column[1:]]
    power = [Fraction(1)] + [Fraction(0)] * (n - 1)
    out, factor = [Fraction(0)] * n, Fraction(1)
    for m in range(n):
        out = [o + factor * p for o, p in zip(out, power)]
        power = [sum((power[i] * u[k - i] for i in range(k + 1)), Fraction(0)) for k in range(n)]
        factor *= (Fraction(1, 2) - m) / (m + 1)
    return out
