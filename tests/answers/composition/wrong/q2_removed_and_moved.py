# Removes the first record and puts a zero at the end.
def moving_up(n):
    x = tuple((n - i) % 2 for i in range(n))
    return x, (x[1:] + (0,))[: n - (n < 3)]
