# Stretches the centre, but not the deviation.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n)
    return centre - half, centre + half
