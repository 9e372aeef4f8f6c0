# Another way: all ones.
def certificate(n, p):
    """Data sets x N x', x of n people, and an event possible under x and impossible under x'."""
    x = (1,) * n
    return x, x[1:], {n}
