# Ends rounded to four decimals.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return round(float(centre - half), 4), round(float(centre + half), 4)
