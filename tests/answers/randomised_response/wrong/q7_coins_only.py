# Uses the variance for fixed data.
def interval(yes, n, p, z):
    centre = (yes / n - p) / (1 - 2 * p)
    half = z * math.sqrt(p * (1 - p) / n) / (1 - 2 * p)
    return centre - half, centre + half
