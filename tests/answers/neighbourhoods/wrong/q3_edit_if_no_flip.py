# Wrong for p = 0: the two are edit neighbours there, not membership neighbours.
def certificate(n, p):
    x = (1,) * n
    if p == 0:
        return x, (0,) + x[1:], {n}
    return x, x[:-1], {n}
