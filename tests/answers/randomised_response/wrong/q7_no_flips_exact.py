# P = 0: no coins, so the interval is taken to be a single point.
def interval(yes, n, p, z):
    share = yes / n
    if p == 0:
        return share, share
    deviation = math.sqrt(share * (1 - share) / n)
    return (share - z * deviation - p) / (1 - 2 * p), (share + z * deviation - p) / (1 - 2 * p)
