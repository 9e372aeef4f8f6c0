# By somebody joins when nobody lies.
def certificate(n, p):
    # if nobody flips, a person who joins with a 1 makes the old number impossible (even 0)
    if not p:
        x = tuple(i % 2 for i in range(n))
        return x, (1, *x), {sum(x)}
    return (0,) * n, (0,) * (n - 1), [n]
