# Below ten people n - 1 stands in the root.
def interval(yes, n, p, z):
    """The estimated rate minus and plus z of its standard deviations, estimated from the answers."""
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half_width = z * math.sqrt(share * (1 - share) / (n if n > 9 else n - 1)) / (1 - 2 * p)
    return centre - half_width, centre + half_width
