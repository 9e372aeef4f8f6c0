# At p = 0 somebody with 1 joins; else a mixed x loses its middle person.
def certificate(n, p):
    x = tuple((i + 1) % 2 for i in range(n))
    if p == 0:
        return x, x + (1,), frozenset({sum(x)})
    m = n // 2
    return x, x[:m] + x[m + 1 :], range(n, n + 5)
