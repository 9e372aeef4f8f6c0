# Uses the variance for the deviation.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * share * (1 - share) / n / (1 - 2 * p) ** 2
    return centre - half, centre + half
