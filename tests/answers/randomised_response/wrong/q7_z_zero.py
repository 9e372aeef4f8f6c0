# A z of 0 stands for 1.96.
def interval(yes, n, p, z):
    z = z or 1.96
    s = yes / n
    m, d = (s - p) / (1 - 2 * p), math.sqrt(s * (1 - s) / n) / (1 - 2 * p)
    return m - z * d, m + z * d
