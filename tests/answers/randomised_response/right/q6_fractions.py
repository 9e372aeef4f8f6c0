# Another way: fractions.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    centre = (theta - Fraction(1, 2)) ** 2
    return (Fraction(1, 4) / (1 - 2 * p) ** 2 - centre) / n
