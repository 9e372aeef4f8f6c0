# N < 30 divides by n - 1.
def interval(yes, n, p, z):
    share = yes / n
    m = n if n >= 30 else n - 1
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / m) / (1 - 2 * p)
    return centre - half, centre + half
