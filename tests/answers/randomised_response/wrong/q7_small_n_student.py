# N - 1 for n in small samples.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / (n - 1 if n < 30 else n)) / (1 - 2 * p)
    return centre - half, centre + half
