# Wrong for shares of yes above 1/2: the variance is taken at 1/2 there, "to be on the safe side".
def interval(yes, n, p, z):
    a = yes / n
    safe = min(a, 0.5)
    half = z * math.sqrt(safe * (1 - safe) / n) / (1 - 2 * p)
    centre = (a - p) / (1 - 2 * p)
    return centre - half, centre + half
