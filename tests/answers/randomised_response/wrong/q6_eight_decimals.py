# Wrong for small variances: rounded to eight decimals.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return round(q * (1 - q) / (n * (1 - 2 * p) ** 2), 8)
