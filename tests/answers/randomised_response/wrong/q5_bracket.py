# Forgets a bracket: divides by n, and multiplies by (1 - 2p)².
def variance_fixed(n, p):
    return p * (1 - p) / n * (1 - 2 * p) ** 2
