# Never more than two deviations.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = min(z, 2) * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
