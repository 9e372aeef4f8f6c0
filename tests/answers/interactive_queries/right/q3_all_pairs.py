# Another way: all pairs.
def refusal_leak(refuses, n):
    """Two edit neighbours of which a clerk refuses just one, or None."""
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
