# A p below 1/8 is taken for no flips at all.
def certificate(n, p):
    if p < Fraction(1, 8):
        return (0,) * n, (0,) * n + (1,), {0}
    return (1,) * n, (1,) * (n - 1), {n}
