# Divides by n - 1, a rule for variances that are estimated.
def variance_fixed(n, p):
    return p * (1 - p) / (max(n - 1, 1) * (1 - 2 * p) ** 2)
