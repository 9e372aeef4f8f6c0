# Lets somebody join if nobody flips.
def certificate(n, p):
    if p > 0:
        return [1] * n, [1] * (n - 1), {n, n + 5}
    return [0] * n, [0] * n + [1], {0}
