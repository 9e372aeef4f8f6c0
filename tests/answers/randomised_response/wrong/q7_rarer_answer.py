# Works with the rarer of the two answers in the place of yes.
def interval(yes, n, p, z):
    share = min(yes, n - yes) / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
