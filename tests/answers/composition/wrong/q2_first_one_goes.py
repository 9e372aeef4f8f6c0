# The first one is removed, and not the first record.
def moving_up(n):
    x = [(n - i) % 2 for i in range(n)]
    y = list(x)
    y.remove(1)
    return x, y
