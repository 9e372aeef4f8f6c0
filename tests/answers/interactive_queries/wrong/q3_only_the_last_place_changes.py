# Wrong for n = 4, refused if the first bit is 1: only the last three places are changed, a leak in the first is missed.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)]
    for x, y in zip(data, data[1:]):
        if refuses(x) != refuses(y) and sum(a != b for a, b in zip(x, y)) == 1:
            return x, y
    return None
