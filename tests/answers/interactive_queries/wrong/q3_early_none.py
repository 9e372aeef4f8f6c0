# Returns None after the first data set.
def refusal_leak(refuses, n):
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
        return None
