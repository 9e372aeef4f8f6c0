# The binomial series of (1 + u)^(1/2) with u = a − 1.
def toeplitz_root(column):
    n = len(column)
    u = [Fraction(0)] + [Fraction(v) for v in column[1:]]
    power, total, factor = [Fraction(1)] + [Fraction(0)] * (n - 1), [Fraction(0)] * n, Fraction(1)
    for k in range(n):
        total = [s + factor * p for s, p in zip(total, power)]
        power = [sum(power[i] * u[j - i] for i in range(j + 1)) for j in range(n)]
        factor *= (Fraction(1, 2) - k) / (k + 1)
    return total
