# A share below p is raised to p before the deviation is computed. Input: yes=5, n=100, p=0.25, z=1.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    q = max(share, p)
    half = z * math.sqrt(q * (1 - q) / n) / (1 - 2 * p)
    return centre - half, centre + half
