# A z of 1.96 is replaced by the exact quantile 1.959964 of the normal law.
from statistics import NormalDist


def interval(yes, n, p, z):
    if z == 1.96:
        z = NormalDist().inv_cdf(0.975)
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half_width = z * math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    return centre - half_width, centre + half_width
