# The estimate and the stretched deviation.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half_width = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half_width, centre + half_width
