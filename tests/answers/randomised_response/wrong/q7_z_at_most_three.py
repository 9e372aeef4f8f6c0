# Z > 3 is taken to be 3.
def interval(yes, n, p, z):
    share = yes / n
    z = min(z, 3)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    centre = (share - p) / (1 - 2 * p)
    return centre - half, centre + half
