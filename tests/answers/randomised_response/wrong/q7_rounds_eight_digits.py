# Both ends are rounded to 8 decimals. Input: yes=1, n=3, p=0.1, z=1.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return round(centre - half, 8), round(centre + half, 8)
