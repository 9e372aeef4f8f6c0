# More than two and a half deviations are cut down, so that z = 3 is taken for 2.5.
def interval(yes, n, p, z):
    share = yes / n
    half_width = min(z, 2.5) * (share * (1 - share) / n) ** 0.5 / (1 - 2 * p)
    centre = (share - p) / (1 - 2 * p)
    return centre - half_width, centre + half_width
