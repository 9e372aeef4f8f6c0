# Wrong for p = 0, n >= 2: a zero among the bits makes n times yes impossible.
def certificate(n, p):
    x = tuple((i + 1) % 2 for i in range(n))
    return x, x[:-1], {n}
