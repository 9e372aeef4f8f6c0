# Puts the larger data set second.
def certificate(n, p):
    return (1,) * n, (1,) * (n + 1), {n + 1}
