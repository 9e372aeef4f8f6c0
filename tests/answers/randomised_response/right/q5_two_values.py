# Two values.
def variance_fixed(n, p):
    # one person with 0: the estimate is low or high; then the mean of n
    low, high = -p / (1 - 2 * p), (1 - p) / (1 - 2 * p)
    one = (1 - p) * low**2 + p * high**2
    return one / n
