# Changes the last bit only.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        y = x[:-1] + (1 - x[-1],)
        if refuses(x) != refuses(y):
            return x, y
    return None
