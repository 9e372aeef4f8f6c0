# The upper end is cut off at 1.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, min(centre + half, 1.0)
