# The square of the standard deviation.
def variance_fixed(n, p):
    return (math.sqrt(p * (1 - p) / n) / (1 - 2 * p)) ** 2
