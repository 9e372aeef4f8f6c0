# Fewer than five yes or no: one of each is added before the deviation is estimated.
def interval(yes, n, p, z):
    share = yes / n
    q = share if min(yes, n - yes) >= 5 else (yes + 1) / (n + 2)
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(q * (1 - q) / n) / (1 - 2 * p)
    return centre - half, centre + half
