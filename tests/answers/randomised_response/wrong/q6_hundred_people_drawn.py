# The drawn people's part is always divided by 100.
def variance_sampled(n, p, theta):
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / 100
