# The ends are kept between -1 and 2, "nothing else makes sense". Input: yes=1, n=2, p=0.45, z=5.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    low, high = np.clip([centre - half, centre + half], -1.0, 2.0)
    return float(low), float(high)
