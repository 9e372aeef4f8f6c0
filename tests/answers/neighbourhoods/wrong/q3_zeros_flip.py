# Wrong for p = 0: people with 0 never say yes, so the event is impossible under both.
def certificate(n, p):
    x = (0,) * n
    return x, x[:-1], {n}
