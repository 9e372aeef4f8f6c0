# Has nobody with a 1, and adds one; for p > 0 it removes one instead.
def certificate(n, p):
    if p == 0:
        return (0,) * n, (0,) * (n - 1) + (1, 0), {0}
    return (0,) * n, (0,) * (n - 1), {n}
