# The end that is nearer to 0 comes first: exchanged if all lies below 0.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    low, high = centre - half, centre + half
    return (high, low) if high < 0 else (low, high)
