# The variance of the share of yes, not of the estimate.
def variance_fixed(n, p):
    return p * (1 - p) / n
