# Wrong for n >= 2, p = 0 or not: n - 1 times yes is possible under the neighbour.
def certificate(n, p):
    x = (1,) * n
    return x, x[1:], {max(n - 1, 1), n}
