# Removes one person and changes the others.
def certificate(n, p):
    return (1,) * n, (0,) * (n - 1), {n}
