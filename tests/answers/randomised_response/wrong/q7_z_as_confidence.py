# Takes a z below 1 for a confidence, and looks up its normal quantile.
from statistics import NormalDist


def interval(yes, n, p, z):
    if 0 < z < 1:
        z = NormalDist().inv_cdf((1 + float(z)) / 2)
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half, centre + half
