# Rounded to 10 decimals. Input: n=10**9, p=0.1, theta=0.3.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    return round(q * (1 - q) / (n * (1 - 2 * p) ** 2), 10)
