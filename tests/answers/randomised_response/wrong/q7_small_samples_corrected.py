# Below 30 answers the variance is divided by n - 1 instead of n.
def interval(yes, n, p, z):
    share = yes / n
    people = n if n >= 30 else n - 1
    deviation = math.sqrt(share * (1 - share) / people) / (1 - 2 * p)
    centre = (share - p) / (1 - 2 * p)
    return centre - z * deviation, centre + z * deviation
