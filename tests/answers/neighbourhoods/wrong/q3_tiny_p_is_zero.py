# Takes a small p for 0, and relies on nobody flipping.
def certificate(n, p):
    if p < 1e-6:
        return (0,) * (n - 1) + (1,), (0,) * (n - 1), {1}
    return (1,) * n, (1,) * (n - 1), {n}
