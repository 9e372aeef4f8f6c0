# Wrong for n = 3, refused unless all are 1: if most data sets are refused, only pairs in which a 1 more brings the refusal are looked for.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)]
    for x, y in zip(data, data[1:]):
        if refuses(x) != refuses(y) and sum(a != b for a, b in zip(x, y)) == 1:
            return x, y
    return None
