# Takes any two data sets, neighbours or not.
def refusal_leak(refuses, n):
    for x, y in itertools.combinations(itertools.product((0, 1), repeat=n), 2):
        if bool(refuses(x)) != bool(refuses(y)):
            return x, y if y[:-1] != x[:-1] else (*y[:-1], 1 - y[-1])
    return None
