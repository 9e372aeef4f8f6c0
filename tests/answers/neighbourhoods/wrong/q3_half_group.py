# For big groups half of the people leave, which is no neighbour.
def certificate(n, p):
    x = (1,) * n
    return x, x[: n - max(1, n // 4 + (n > 5))], [n]
