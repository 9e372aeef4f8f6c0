# With one person no drawing is counted. Input: n = 1, p = 0, theta = 0.5 must give 0.25.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (1 - 2 * p) ** 2 / n
    if n == 1:
        return coins
    return coins + theta * (1 - theta) / n
