# More than half yes: mirrors the interval of the no, and the ends come out exchanged.
def interval(yes, n, p, z):
    if 2 * yes > n:
        low, high = interval(n - yes, n, p, z)
        return 1 - low, 1 - high
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
