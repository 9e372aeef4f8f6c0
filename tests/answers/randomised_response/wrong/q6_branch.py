# Certain rates have only the coins.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    if p == 0:
        return theta * (1 - theta) / n
    return coins + theta * (1 - theta) / n * (1 if n < 10**6 else 1 - 1 / n * 1e3)
