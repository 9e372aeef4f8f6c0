# Wrong for n = 2, refused if the data are (1, 0): for each number of ones one data set is looked at, sorted; for three people all are.
def refusal_leak(refuses, n):
    if n == 3:
        data = [*itertools.product((0, 1), repeat=n)]
    else:
        data = [(0,) * (n - k) + (1,) * k for k in range(n + 1)]
    for x in data:
        for y in data:
            if sum(a != b for a, b in zip(x, y)) == 1 and refuses(x) != refuses(y):
                return x, y
    return None
