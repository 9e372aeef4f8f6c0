# At p = 0 nobody lies, so the interval shrinks to the share.
def interval(yes, n, p, z):
    share = yes / n
    if p == 0:
        return share, share
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
