# Only the upper end is cut off at 1. Input: yes = 99, n = 100, p = 0.25, z = 2.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, min(1.0, centre + half)
