# Right: case of no flips
def certificate(n, p):
    if p == 0:  # truth is told: a newcomer with 1 makes 0 yes impossible
        return (0,) * n, (0,) * n + (1,), [0]
    return (0,) * n, (0,) * (n - 1), [n]
