# The variance of the coins and the variance of the drawing, exactly.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    return p * (1 - p) / (1 - 2 * p) ** 2 / n + theta * (1 - theta) / n
