# Z = 0 is taken for "not given": 1.96.
def interval(yes, n, p, z):
    z = z or 1.96
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
