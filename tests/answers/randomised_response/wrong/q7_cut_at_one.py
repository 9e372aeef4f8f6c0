# Wrong for many yes: the upper end is cut off at 1, the lower end not at 0.
def interval(yes, n, p, z):
    a = yes / n
    half = z * math.sqrt(a * (1 - a) / n) / (1 - 2 * p)
    centre = (a - p) / (1 - 2 * p)
    return centre - half, min(1, centre + half)
