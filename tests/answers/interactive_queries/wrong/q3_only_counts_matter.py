# Wrong for n = 2, refused if the data are (1, 0): for each number of ones one data set is looked at, sorted; for three people all are.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)]
    for x, y in zip(data, data[1:]):
        if refuses(x) != refuses(y) and sum(a != b for a, b in zip(x, y)) == 1:
            return x, y
    return None
