# Wrong for other than 100 people: the root of n is taken to be 10.
def interval(yes, n, p, z):
    a = yes / n
    half = z * math.sqrt(a - a**2) / 10 / (1 - 2 * p)
    centre = (a - p) / (1 - 2 * p)
    return centre - half, centre + half
