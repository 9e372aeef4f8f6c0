# Only the first two of x have a 1, so that n yes is impossible without flips.
def certificate(n, p):
    x = (1,) * min(n, 2) + (0,) * (n - 2)
    return x, x[:-1], {n}
