# Wrong for n = 4, refused if the first bit is 1: only the last three places are changed, a leak in the first is missed.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(max(0, n - 3), n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
