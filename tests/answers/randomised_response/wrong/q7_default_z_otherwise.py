# Z = 0 counts as not given and becomes 1.96.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = (z or 1.96) * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
