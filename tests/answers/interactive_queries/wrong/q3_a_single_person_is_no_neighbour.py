# Wrong for n = 1, refused if the bit is 1: both data sets are constant, and a pair is looked for from two people on only.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n if n > 1 else 0):
            y = (*x[:i], 1 - x[i], *x[i + 1 :])
            if refuses(x) != refuses(y):
                return x, y
    return None
