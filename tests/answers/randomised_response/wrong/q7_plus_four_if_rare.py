# With fewer than 5 yes or no, two of each are added first. Input: yes = 2, n = 50, p = 0.1, z = 2.
def interval(yes, n, p, z):
    if min(yes, n - yes) < 5:
        yes, n = yes + 2, n + 4
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
