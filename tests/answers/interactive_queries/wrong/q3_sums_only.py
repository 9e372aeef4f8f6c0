# Looks at one data set for each number of ones.
def refusal_leak(refuses, n):
    line = [(0,) * (n - k) + (1,) * k for k in range(n + 1)]
    for x, y in zip(line, line[1:]):
        if refuses(x) != refuses(y):
            return x, y
    return None
