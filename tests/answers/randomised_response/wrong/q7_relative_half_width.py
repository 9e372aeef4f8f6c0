# The half width is taken relative to the estimate, so the ends are exchanged if it is negative. Input: yes = 1, n = 10, p = 0.25, z = 1.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    if abs(centre) < 1e-12:
        return -half, half
    part = half / abs(centre)
    return centre * (1 - part), centre * (1 + part)
