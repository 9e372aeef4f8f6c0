# Theta and 1 - theta have the same variance, so theta is folded to at most 1/2 first; in fractions.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    t = min(theta, 1 - theta)
    q = t * (1 - p) + (1 - t) * p
    return float(q * (1 - q) / (int(n) * (1 - 2 * p) ** 2))
