# Takes a number that neither can give.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1), {n + 1}
