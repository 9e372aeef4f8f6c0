# Adds four answers in small surveys.
def interval(yes, n, p, z):
    if n < 5:
        yes, n = yes + 2, n + 4
    s = yes / n
    m, d = (s - p) / (1 - 2 * p), math.sqrt(s * (1 - s) / n) / (1 - 2 * p)
    return m - z * d, m + z * d
