# Wrong for n = 2, refused if the first bit is 1: data sets that follow each other in counting order are compared, (0, 1) and (1, 0) differ in two places.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)]
    for x, y in zip(data, data[1:]):
        if refuses(x) != refuses(y) and sum(a != b for a, b in zip(x, y)) == 1:
            return x, y
    return None
