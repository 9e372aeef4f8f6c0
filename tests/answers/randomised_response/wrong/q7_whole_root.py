# The root of n is taken in whole numbers.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share)) / math.isqrt(n) / (1 - 2 * p)
    return centre - half, centre + half
