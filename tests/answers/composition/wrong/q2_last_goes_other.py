# The last record goes, whose absence moves nobody.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return x, x[:-1]
