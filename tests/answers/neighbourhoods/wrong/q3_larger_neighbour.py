# Wrong for 8, 1/4: for an even n above 2 the neighbour has one person more, and then n yes are possible under it.
def certificate(n, p):
    x = (1,) * n
    other = x + (0,) if n % 2 == 0 and n > 2 else x[1:]
    return x, other, {n}
