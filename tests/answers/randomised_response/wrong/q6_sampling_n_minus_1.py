# The sampling part is divided by n - 1 in small samples.
def variance_sampled(n, p, theta):
    m = n - 1 if 1 < n < 30 else n
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / m
