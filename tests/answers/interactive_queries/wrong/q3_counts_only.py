# Tries one data set for each number of ones.
def refusal_leak(refuses, n):
    for k in range(n):
        x, y = (1,) * k + (0,) * (n - k), (1,) * (k + 1) + (0,) * (n - k - 1)
        if bool(refuses(x)) != bool(refuses(y)):
            return x, y
    return None
