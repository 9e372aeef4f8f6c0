# Cuts the ends off at 0 and 1.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return max(0, centre - half), min(1, centre + half)
