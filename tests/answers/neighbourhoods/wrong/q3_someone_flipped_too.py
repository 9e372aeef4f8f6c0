# From five people on x' has also the first bit changed: no neighbour.
def certificate(n, p):
    x = (1,) * n
    other = x[1:] if n < 5 else (0,) + x[2:]
    return x, other, {n}
