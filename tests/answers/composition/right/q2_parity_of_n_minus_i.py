# Places whose distance from the end is odd hold a one.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return x, x[1:]
