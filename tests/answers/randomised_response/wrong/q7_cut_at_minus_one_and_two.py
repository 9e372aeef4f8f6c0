# The ends are cut off at -1 and 2. Input: yes = 1, n = 2, p = 0.499, z = 5.
def interval(yes, n, p, z):
    share = yes / n
    half = z * math.sqrt(share * (1 - share) / n)
    low, high = ((q - p) / (1 - 2 * p) for q in (share - half, share + half))
    return max(low, -1.0), min(high, 2.0)
