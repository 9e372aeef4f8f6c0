# Looks at the first ten data sets and their neighbours.
def refusal_leak(refuses, n):
    for x in itertools.islice(itertools.product((0, 1), repeat=n), 10):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
