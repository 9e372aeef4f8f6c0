# Right: exact fractions
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    second = first = Fraction(0)
    for x, cx in ((0, 1 - theta), (1, theta)):
        for a, ca in ((x, 1 - p), (1 - x, p)):
            value = (a - p) / (1 - 2 * p)
            first += cx * ca * value
            second += cx * ca * value**2
    return float((second - first**2) / n)
