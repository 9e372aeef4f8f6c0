# If more than half say yes, the worst deviation (q = 1/2) is put. Input: yes = 9, n = 10, p = 0.1, z = 1.
def interval(yes, n, p, z):
    share = yes / n
    q = min(share, 0.5)
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(q * (1 - q) / n) / (1 - 2 * p)
    return centre - half, centre + half
