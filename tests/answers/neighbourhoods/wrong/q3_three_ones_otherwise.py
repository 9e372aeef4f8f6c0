# Three ones and zeros after them: at p = 0 the zeros never say yes.
def certificate(n, p):
    x = (1,) * min(n, 3) + (0,) * max(n - 3, 0)
    return x, x[:-1], {n}
