# By both ends through the line.
def interval(yes, n, p, z):
    share = yes / n
    deviation = math.sqrt(share * (n - yes)) / n
    return tuple((q - p) / (1 - 2 * p) for q in (share - z * deviation, share + z * deviation))
