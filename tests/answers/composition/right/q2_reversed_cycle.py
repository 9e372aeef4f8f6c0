# Reverses a list that begins with one.
def moving_up(n):
    x = tuple(itertools.islice(itertools.cycle((1, 0)), n))[::-1]
    return x, tuple(x[1:])
