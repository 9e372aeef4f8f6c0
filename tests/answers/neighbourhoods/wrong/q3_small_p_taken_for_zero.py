# A small p is taken for 0. Input: n = 1, p = 1/1000: the number 0 is possible under (0, 1) too.
def certificate(n, p):
    if p < Fraction(1, 100):
        return (0,) * n, (0,) * n + (1,), {0}
    return (0,) * n, (0,) * (n - 1), {n}
