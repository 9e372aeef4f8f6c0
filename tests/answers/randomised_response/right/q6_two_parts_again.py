# Coins and sampling separately, added with Fractions.
def variance_sampled(n, p, theta):
    p, theta, n = Fraction(p), Fraction(theta), int(n)
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return float(coins + theta * (1 - theta) / n)
