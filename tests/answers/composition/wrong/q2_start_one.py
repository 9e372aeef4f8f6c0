# Even n: begins with 1, reaches n - 1 only.
def moving_up(n):
    x = tuple((i + 1) % 2 for i in range(n))
    return x, x[1:]
