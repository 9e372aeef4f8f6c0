# Folds the rate at 1/2, as the variance is the same there, and uses q - 1/2.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    theta = min(theta, 1 - theta)
    stretch = 1 - 2 * p
    return (Fraction(1, 4) - (stretch * (theta - Fraction(1, 2))) ** 2) / (stretch * stretch * n)
