# Wrong for n = 5 and a clerk who refuses (0, 0, 0, 0, 0) only.
def refusal_leak(refuses, n):
    for x in itertools.product((1, 0), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if any(x) and any(y) and refuses(x) != refuses(y):
                return x, y
    return None
