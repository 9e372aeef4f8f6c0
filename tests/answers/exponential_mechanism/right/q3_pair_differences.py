# Pair differences.
def slopes(utilities, sensitivity):
    k = len(utilities)
    return tuple(math.fsum(u - v for v in utilities) / k / k / (2 * sensitivity) for u in utilities)
