# Rounded to 9 digits: (7000, 0.1, 0.3).
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return round(q * (1 - q) / (n * (1 - 2 * p) ** 2), 9)
