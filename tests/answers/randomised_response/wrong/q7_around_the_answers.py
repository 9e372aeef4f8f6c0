# Puts the interval around the share of yes.
def interval(yes, n, p, z):
    share = yes / n
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return share - half, share + half
