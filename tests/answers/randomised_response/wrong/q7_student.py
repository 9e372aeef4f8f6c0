# With n - 1.
def interval(yes, n, p, z):
    s = yes / n
    m, d = (s - p) / (1 - 2 * p), math.sqrt(s * (1 - s) / (n - 1)) / (1 - 2 * p)
    return m - z * d, m + z * d
