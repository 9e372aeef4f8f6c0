# Wrong for n = 1: the neighbour must be (), not the same person.
def certificate(n, p):
    x = (1,) * n
    return x, x[: max(n - 1, 1)], {n}
