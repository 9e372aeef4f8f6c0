# A clerk who refuses (1, 1, 1) only: only data sets with few ones are starting points.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        if sum(x) > n // 2:
            continue
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
