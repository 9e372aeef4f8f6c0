# Data in which nobody has a 1 are left out as empty.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if any(x) and any(y) and refuses(x) != refuses(y):
                return x, y
    return None
