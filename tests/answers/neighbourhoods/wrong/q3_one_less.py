# Takes a number that is possible under both.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1), {n - 1}
