# An interval for q whose ends go through the line.
def interval(yes, n, p, z):
    share = yes / n
    half = float(z) * math.sqrt(share * (1 - share) / n)
    return tuple((end - p) / (1 - 2 * p) for end in (share - half, share + half))
