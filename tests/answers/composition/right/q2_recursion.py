# A longer list begins with the opposite of the first bit.
def moving_up(n):
    if n == 1:
        return (1,), ()
    y, _ = moving_up(n - 1)
    return (1 - y[0], *y), y
