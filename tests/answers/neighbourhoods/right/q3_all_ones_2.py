# N ones, one of them left out, and the number n.
def certificate(n, p):
    x = (1,) * n
    return x, x[1:], {n}
