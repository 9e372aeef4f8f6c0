# Looks at half of the data sets and all their neighbours, which is every edge that can matter.
def refusal_leak(refuses, n):
    for x in list(itertools.product((0, 1), repeat=n))[: 2 ** (n - 1)]:
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
