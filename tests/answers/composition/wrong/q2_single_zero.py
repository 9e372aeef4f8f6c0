# N = 1: the list (0,) changes nothing.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    if n == 1:
        x = (0,)
    return x, x[1:]
