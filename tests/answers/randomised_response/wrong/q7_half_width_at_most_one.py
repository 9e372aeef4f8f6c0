# Cuts the half width at 1, as no rate can be further away.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = min(1, z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p))
    return centre - half, centre + half
