# The share of yes is taken in whole percents.
def interval(yes, n, p, z):
    share = int(100 * yes / n) / 100
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
