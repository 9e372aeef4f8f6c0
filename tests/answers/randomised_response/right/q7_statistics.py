# Everybody has an estimate of their own: the mean of these, and their deviation by the standard library.
def interval(yes, n, p, z):
    from statistics import fmean, pstdev

    own = [(1 - p) / (1 - 2 * p)] * yes + [-p / (1 - 2 * p)] * (n - yes)
    middle, half = fmean(own), z * pstdev(own) / math.sqrt(n)
    return middle - half, middle + half
