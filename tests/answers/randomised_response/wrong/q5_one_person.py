# Leaves the number of people out.
def variance_fixed(n, p):
    return p * (1 - p) / (1 - 2 * p) ** 2
