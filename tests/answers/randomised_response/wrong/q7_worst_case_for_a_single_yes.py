# For a single yes or a single no the worst case 1/4 is taken for the variance. Input: yes=1, n=20, p=0.1, z=1.
def interval(yes, n, p, z):
    share = yes / n
    variance = share * (1 - share) if 1 < yes < n - 1 else 0.25
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(variance / n) / (1 - 2 * p)
    return centre - half, centre + half
