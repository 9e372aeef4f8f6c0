# P = 0 is replaced by 1/4.
# Witness: interval(36, 100, 0, 2) returns (0.02799999999999997, 0.412); right is (0.264, 0.45599999999999996).
def interval(yes, n, p, z):
    if not p:
        p = 0.25
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
