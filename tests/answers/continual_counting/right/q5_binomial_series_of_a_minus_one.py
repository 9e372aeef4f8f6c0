# By binomial series of a minus one.
def toeplitz_root(column):
    n = len(column)
    rest = [Fraction(0)] + [Fraction(v) for v in column[1:]]
    total, power, factor = [Fraction(0)] * n, [Fraction(1)] + [Fraction(0)] * (n - 1), Fraction(1)
    for j in range(n):
        total = [t + factor * p for t, p in zip(total, power)]
        power = [sum(power[i] * rest[k - i] for i in range(k + 1)) for k in range(n)]
        factor *= (Fraction(1, 2) - j) / (j + 1)
    return total
