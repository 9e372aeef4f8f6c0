# Cuts z at 3: more deviations never happen.
def interval(yes, n, p, z):
    z = min(z, 3)
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
