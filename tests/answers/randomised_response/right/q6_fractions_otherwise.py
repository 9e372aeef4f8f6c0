# Exact fraction with q.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    q = theta * (1 - p) + p * (1 - theta)
    return q * (1 - q) / n / (1 - 2 * p) ** 2
