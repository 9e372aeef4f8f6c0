# Right: ends of q
def interval(yes, n, p, z):
    q = yes / n
    deviation = (q * (1 - q) / n) ** 0.5
    return tuple((end - p) / (1 - 2 * p) for end in (q - z * deviation, q + z * deviation))
