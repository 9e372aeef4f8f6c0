# The formula of the hint.
def variance_fixed(n, p):
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
