# A very small p is treated like 0, where one yes more is sure if one person with 1 joins.
def certificate(n, p):
    x = (1,) * n
    if p < Fraction(1, 100):
        return x, x + (1,), {n}
    return x, x[:-1], {n}
