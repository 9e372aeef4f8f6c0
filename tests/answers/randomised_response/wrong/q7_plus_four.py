# With fewer than five yes it adds two yes and two no to make the interval better.
def interval(yes, n, p, z):
    if yes < 5:
        yes, n = yes + 2, n + 4
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
