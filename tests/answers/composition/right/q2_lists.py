# Fills every other place, from the end.
def moving_up(n):
    x = [0] * n
    x[n - 1 :: -2] = [1] * len(x[n - 1 :: -2])
    return [x, x[1:]]
