# Wrong for fewer than 30 people: n - 1 is put for n in the variance.
def interval(yes, n, p, z):
    a = yes / n
    half = z * math.sqrt(a * (1 - a) / (n - 1 if n < 30 else n)) / (1 - 2 * p)
    centre = (a - p) / (1 - 2 * p)
    return centre - half, centre + half
