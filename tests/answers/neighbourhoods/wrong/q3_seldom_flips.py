# 0 < p < 1/10: treated like p = 0, but 0 yes are possible under x' if people flip now and then.
def certificate(n, p):
    if p < Fraction(1, 10):
        x = (0,) * n
        return x, x + (1,), {0}
    return (0,) * n, (0,) * (n - 1), {n}
