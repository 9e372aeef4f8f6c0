# Wrong for n = 5, refused if all are 1: only the data sets with at most three ones are looked at.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)]
    for x, y in zip(data, data[1:]):
        if refuses(x) != refuses(y) and sum(a != b for a, b in zip(x, y)) == 1:
            return x, y
    return None
