# From four people on the event has n - 1 in it too, which x' can give.
def certificate(n, p):
    x = (1,) * n
    return x, x[1:], set(range(n - n // 4, n + 1))
