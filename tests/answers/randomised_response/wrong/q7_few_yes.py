# One yes: the share is moved by a half.
def interval(yes, n, p, z):
    """The estimated rate minus and plus z of its standard deviations, estimated from the answers."""
    share = yes / n if yes > 1 or n < 50 else (yes + 0.5) / n
    centre = (share - p) / (1 - 2 * p)
    half_width = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half_width, centre + half_width
