# P = 0 and n above 3: only three people have a 1, so n yes are impossible under x too.
def certificate(n, p):
    x = ((1, 1, 1) + (0,) * n)[:n]
    return x, x[:-1], {n}
