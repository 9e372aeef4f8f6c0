# Treats p below 1/100 as 0: then every number but n - 1 is thought impossible for n - 1 ones.
# Witness: certificate(2, Fraction(1, 1000)) returns ((1, 1), (1,), {0, 2}): the event has probability 1/1000 under x', where it must be 0.
def certificate(n, p):
    x = (1,) * n
    if p < Fraction(1, 100):
        return x, x[1:], {k for k in range(n + 1) if k != n - 1}
    return x, x[1:], {n}
