# The stretch is kept below 100. Input: yes=1, n=2, p=0.499, z=1.
def interval(yes, n, p, z):
    share = yes / n
    stretch = min(100.0, 1 / (1 - 2 * p))
    centre = (share - p) * stretch
    half = z * math.sqrt(share * (1 - share) / n) * stretch
    return centre - half, centre + half
