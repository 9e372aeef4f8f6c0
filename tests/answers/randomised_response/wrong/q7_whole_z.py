# Takes whole deviations only.
# Witness: interval(36, 100, 0.25, 1.96) returns (0.12399999999999997, 0.31599999999999995); right is (0.03183999999999998, 0.40815999999999997).
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = int(z) * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
