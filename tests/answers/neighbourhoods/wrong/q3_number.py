# Gives a number where a collection was asked.
def certificate(n, p):
    return (1,) * n, (1,) * (n - 1), n
