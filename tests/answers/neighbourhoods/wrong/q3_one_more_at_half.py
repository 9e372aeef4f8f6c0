# Wrong for p = 1/2: with fair coins one person more can still give n times yes.
def certificate(n, p):
    x = (1,) * n
    if p == Fraction(1, 2):
        return x, x + (0,), {n}
    return x, x[1:], {n}
