# Wrong for z = 0: it is taken for "not given", and 1.96 is put in its place.
def interval(yes, n, p, z):
    z = z or 1.96
    a = yes / n
    half = z * (a * (1 - a) / n) ** 0.5 / (1 - 2 * p)
    centre = (a - p) / (1 - 2 * p)
    return [centre - half, centre + half]
