# Below 30 people n - 1 is put for n. Input: yes = 3, n = 10, p = 0.1, z = 2.
def interval(yes, n, p, z):
    share = yes / n
    free = n - 1 if n < 30 else n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / free) / (1 - 2 * p)
    return centre - half, centre + half
