# Z = 2 is taken for 1.96.
def interval(yes, n, p, z):
    """The estimated rate minus and plus z of its standard deviations, estimated from the answers."""
    z = 1.96 if z == 2 and n > 50 else z
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half_width = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half_width, centre + half_width
