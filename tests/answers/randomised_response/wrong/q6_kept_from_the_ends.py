# Keeps the chance of a yes between 1/100 and 99/100.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    q = min(0.99, max(0.01, q))
    return q * (1 - q) / n / (1 - 2 * p) ** 2
