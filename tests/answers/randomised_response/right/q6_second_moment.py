# E of the square minus the square of E, for one person's own estimate.
def variance_sampled(n, p, theta):
    yes = theta * (1 - p) + (1 - theta) * p
    high, low = (1 - p) / (1 - 2 * p), -p / (1 - 2 * p)
    return (yes * high**2 + (1 - yes) * low**2 - theta**2) / n
