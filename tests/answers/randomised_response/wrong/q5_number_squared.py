# Divides by n² and forgets to add n variances.
def variance_fixed(n, p):
    return p * (1 - p) / (n**2 * (1 - 2 * p) ** 2)
