# Rounds the rate to a whole number of people among n.
def variance_sampled(n, p, theta):
    rate = round(theta * n) / n
    return (p * (1 - p) / (1 - 2 * p) ** 2 + rate * (1 - rate)) / n
