# Leaves out the data set of zeros, as if it were empty.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        if not any(x):
            continue
        for i in range(n):
            y = x[:i] + (1,) + x[i + 1 :]
            if x != y and refuses(x) != refuses(y):
                return x, y
    return None
