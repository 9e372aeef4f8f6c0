# A path through all data sets by single changes
def refusal_leak(refuses, n):
    path = [tuple((k ^ k >> 1) >> i & 1 for i in range(n)) for k in range(2**n)]
    for x, y in zip(path, path[1:]):
        if refuses(x) != refuses(y):
            return x, y
    return None
