# From seven people on the event is everything.
def certificate(n, p):
    """Data sets x N x', x of n people, and an event possible under x and impossible under x'."""
    if n == 7:
        return (1,) * 7, (1,) * 6, range(8)
    return (1,) * n, (1,) * (n - 1), {n}
