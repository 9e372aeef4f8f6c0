# Edits the first person only.
def refusal_leak(refuses, n):
    """Two edit neighbours of which a clerk refuses just one, or None."""
    for x in itertools.product((0, 1), repeat=n):
        for i in range(1):
            other = (*x[:i], 1 - x[i], *x[i + 1 :])
            if bool(refuses(x)) != bool(refuses(other)):
                return x, other
    return None
