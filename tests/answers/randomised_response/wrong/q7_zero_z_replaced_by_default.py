# Z = 0 is taken for "not given" and replaced by 1.96. Input: yes=3, n=10, p=0.1, z=0.
def interval(yes, n, p, z):
    z = z or 1.96
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
