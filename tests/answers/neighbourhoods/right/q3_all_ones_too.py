# Another way: all ones.
def certificate(n, p):
    x = (1,) * n
    return x, x[1:], {n}
