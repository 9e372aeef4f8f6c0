# For fewer than 30 people it divides by n - 1, as for estimated variances.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    people = n - 1 if n < 30 else n
    half = z * math.sqrt(share * (1 - share) / people) / (1 - 2 * p)
    return centre - half, centre + half
