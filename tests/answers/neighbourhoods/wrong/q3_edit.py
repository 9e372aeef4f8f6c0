# Changes one person instead of removing one.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1) + (0,), {n}
