# Lets everybody have a 0: if nobody flips, n yes are impossible under both.
def certificate(n, p):
    return (0,) * n, (0,) * (n - 1), {n}
