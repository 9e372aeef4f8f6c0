# One person with a 1 among zeros.
def certificate(n, p):
    x = (0,) * (n - 1) + (1,)
    return x, x[:-1], {1} if p == 0 else {n}
