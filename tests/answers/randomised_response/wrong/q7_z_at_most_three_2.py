# More than three deviations are not granted. Input: yes = 50, n = 100, p = 0.25, z = 5.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = min(z, 3) * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
