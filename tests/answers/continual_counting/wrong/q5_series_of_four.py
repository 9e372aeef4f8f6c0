# Breaks the binomial series off after the fourth power.
def toeplitz_root(column):
    n = len(column)
    u = [Fraction(0), *map(Fraction, column[1:])]
    power, result = [Fraction(1)] + [Fraction(0)] * (n - 1), [Fraction(0)] * n
    for factor in (1, Fraction(1, 2), Fraction(-1, 8), Fraction(1, 16), Fraction(-5, 128)):
        result = [s + factor * p for s, p in zip(result, power)]
        power = [sum(power[i] * u[j - i] for i in range(j + 1)) for j in range(n)]
    return result
