# Adds standard deviations, where variances add.
def variance_sampled(n, p, theta):
    coins = math.sqrt(p * (1 - p) / n) / (1 - 2 * p)
    return (coins + math.sqrt(theta * (1 - theta) / n)) ** 2
