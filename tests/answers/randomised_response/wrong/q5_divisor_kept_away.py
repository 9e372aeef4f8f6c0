# Keeps 1 - 2p at 1/100 at least, for fear of large numbers.
def variance_fixed(n, p):
    stretch = max(1 - 2 * p, 0.01)
    return p * (1 - p) / n / stretch**2
