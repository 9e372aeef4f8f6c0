# Compares the clerk's word with True itself.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) is True and refuses(y) is False:
                return x, y
    return None
