# Looks at data sets in which the first person has a 0, if there are more than four people.
def refusal_leak(refuses, n):
    """Two edit neighbours of which a clerk refuses just one, or None."""
    for x in itertools.product((0, 1), repeat=n):
        if n > 4 and x[0]:
            break
        for i in range(n > 4, n):
            other = (*x[:i], 1 - x[i], *x[i + 1 :])
            if bool(refuses(x)) != bool(refuses(other)):
                return x, other
    return None
