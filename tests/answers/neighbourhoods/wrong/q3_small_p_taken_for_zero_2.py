# Wrong for 3, 10^-30: a p below 10^-12 is treated like 0, where one yes of x = (1, 0, 0) "cannot" come from (0, 0).
def certificate(n, p):
    # if nobody flips, a person who joins with a 1 makes the old number impossible (even 0)
    if not p:
        x = tuple(i % 2 for i in range(n))
        return x, (1, *x), {sum(x)}
    return (0,) * n, (0,) * (n - 1), [n]
