# Wrong for fewer than 30 people: a correction n/(n - 1) is made, and for one person none.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    v = q * (1 - q) / (n * (1 - 2 * p) ** 2)
    return v * n / (n - 1) if 1 < n < 30 else v
