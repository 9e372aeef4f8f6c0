# Compares each even number with the next: only the last person varies.
def refusal_leak(refuses, n):
    data = list(itertools.product((0, 1), repeat=n))
    for x, y in zip(data[::2], data[1::2]):
        if refuses(x) != refuses(y):
            return x, y
    return None
