# For p below 1/20 the variance is taken to be p/n.
def variance_fixed(n, p):
    if p < 0.05:
        return p / n
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
