# The upper end is cut off at 1: (90, 100, 0.25, 1).
def interval(yes, n, p, z):
    share = yes / n
    low, high = (
        (share + s * z * math.sqrt(share * (1 - share) / n) - p) / (1 - 2 * p) for s in (-1, 1)
    )
    return low, min(high, 1.0)
