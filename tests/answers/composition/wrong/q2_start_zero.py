# Odd n: begins with 0, reaches n - 1 only.
def moving_up(n):
    x = tuple(i % 2 for i in range(n))
    return x, x[1:]
