# Starts only from data sets with at most two ones in four, and sets bits to 1 there once.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        if sum(x) > 2:
            continue
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
