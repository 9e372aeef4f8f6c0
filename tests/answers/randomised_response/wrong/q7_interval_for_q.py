# Stops at the interval for the chance of a yes.
def interval(yes, n, p, z):
    share = yes / n
    half = z * math.sqrt(share * (1 - share) / n)
    return share - half, share + half
