# Wrong for n = 4 and a clerk who refuses (1, 0, 1, 0) only.
def refusal_leak(refuses, n):
    outer = [(0,) * n, (1,) * n]
    for i in range(n):
        outer += [tuple(int(i == j) for j in range(n)), tuple(int(i != j) for j in range(n))]
    if len({refuses(x) for x in outer}) == 1:
        return None
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
