# Gives every answer the variance 1/4 of a fair coin.
def variance_fixed(n, p):
    return 0.25 / (n * (1 - 2 * p) ** 2)
