# Wrong for 8, 1/4: for an even n above 2 the neighbour has one person more, and then n yes are possible under it.
def certificate(n, p):
    # if nobody flips, a person who joins with a 1 makes the old number impossible (even 0)
    if not p:
        x = tuple(i % 2 for i in range(n))
        return x, (1, *x), {sum(x)}
    return (0,) * n, (0,) * (n - 1), [n]
