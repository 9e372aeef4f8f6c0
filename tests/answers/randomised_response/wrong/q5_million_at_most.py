# Counts a million people at most.
def variance_fixed(n, p):
    n = min(n, 10**6)
    return p * (1 - p) / n / (1 - 2 * p) / (1 - 2 * p)
