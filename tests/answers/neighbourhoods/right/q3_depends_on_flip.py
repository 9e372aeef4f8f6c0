# Depends on flip.
def certificate(n, p):
    if p == 0:
        # Nobody flips: the number of yes is the number of ones, and one person more has one more.
        x = tuple(i % 2 for i in range(n))
        return x, x + (1,), frozenset({sum(x)})
    x = (0,) * n
    return x, x[:-1], frozenset({n, n + 7})
