# Grown from the end.
def moving_up(n):
    x = []
    while len(x) < n:
        x.insert(0, 1 - x[0] if x else 1)
    return tuple(x), tuple(x[1:])
