# Wrong for n = 5, refused if the data are (1, 0, 0, 0, 0): beyond four people only two data sets and their neighbours are looked at.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)] if n <= 4 else [(1,) * n, (0,) * (n - 2) + (1, 1)]
    for x in data:
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
