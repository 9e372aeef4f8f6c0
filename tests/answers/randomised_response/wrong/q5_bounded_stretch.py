# The stretch is not allowed above 10.
def variance_fixed(n, p):
    return p * (1 - p) / n * min(1 / (1 - 2 * p), 10) ** 2
