# Sqrt(1 + u) by the binomial series in u = a - 1, whose powers vanish up to their order; whole entries come back as int.
def toeplitz_root(column):
    n = len(column)
    u = [Fraction(0), *map(Fraction, column[1:])]
    total, power, factor = [Fraction(0)] * n, [Fraction(1)] + [Fraction(0)] * (n - 1), Fraction(1)
    for j in range(n):
        total = [s + factor * p for s, p in zip(total, power)]
        power = [sum(power[i] * u[k - i] for i in range(k)) for k in range(n)]
        factor = factor * (Fraction(1, 2) - j) / (j + 1)
    return [int(s) if s.denominator == 1 else s for s in total]
