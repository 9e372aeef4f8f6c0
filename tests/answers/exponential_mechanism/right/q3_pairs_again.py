# Each candidate is compared with each: the sum of differences over 2 Delta k squared.
def slopes(utilities, sensitivity):
    k = len(utilities)
    return tuple(math.fsum(a - b for b in utilities) / (2 * sensitivity * k * k) for a in utilities)
