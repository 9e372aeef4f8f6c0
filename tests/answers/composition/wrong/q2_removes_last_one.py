# Even n of 4 or more: the first one goes, not the first record.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return x, x[: x.index(1)] + x[x.index(1) + 1 :]
