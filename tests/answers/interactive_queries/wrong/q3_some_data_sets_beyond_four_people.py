# Wrong for n = 5, refused if the data are (1, 0, 0, 0, 0): beyond four people only two data sets and their neighbours are looked at.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)]
    for x, y in zip(data, data[1:]):
        if refuses(x) != refuses(y) and sum(a != b for a, b in zip(x, y)) == 1:
            return x, y
    return None
