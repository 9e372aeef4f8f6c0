# Two records 0, 1 are put before the list for n - 2, also if n is odd, where 1, 0 is needed.
def moving_up(n):
    if n == 1:
        return (1,), ()
    if n == 3:
        return (1, 0, 1), (0, 1)
    x = (0, 1) + (moving_up(n - 2)[0] if n > 2 else ())
    return x, x[1:]
