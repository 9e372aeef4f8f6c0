# For z > 2 the Agresti-Coull correction (two more yes and no) is put into the deviation. Input: yes=3, n=10, p=0.1, z=3.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    if z > 2:
        adjusted = (yes + 2) / (n + 4)
        deviation = math.sqrt(adjusted * (1 - adjusted) / (n + 4))
    else:
        deviation = math.sqrt(share * (1 - share) / n)
    half = z * deviation / (1 - 2 * p)
    return centre - half, centre + half
