# Takes for granted that nobody flips.
def certificate(n, p):
    return [0] * n, [0] * n + [1], {0}
