# Wrong for n = 6 and a clerk who looks at the last bit only: places are changed up to the fifth.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i, _ in zip(range(n), "abcde"):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
