# Wrong for 4, 1/4: from four people on, half of the group leaves, which is no single step.
def certificate(n, p):
    # if nobody flips, a person who joins with a 1 makes the old number impossible (even 0)
    if not p:
        x = tuple(i % 2 for i in range(n))
        return x, (1, *x), {sum(x)}
    return (0,) * n, (0,) * (n - 1), [n]
