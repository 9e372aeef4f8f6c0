# Enumerates truth and answer of one person, mean of squares minus squared mean.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    first = second = Fraction(0)
    for x, a in itertools.product((0, 1), repeat=2):
        chance = (theta if x else 1 - theta) * (p if a != x else 1 - p)
        worth = (a - p) / (1 - 2 * p)
        first += chance * worth
        second += chance * worth**2
    return float((second - first**2) / int(n))
