# Returns the standard deviation.
def variance_sampled(n, p, theta):
    return math.sqrt(p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / n)
