# By exact fraction.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    yes = theta * (1 - p) + (1 - theta) * p
    return float(yes * (1 - yes) / (1 - 2 * p) ** 2 / n)
