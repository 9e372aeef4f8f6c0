# A sample of one has no sampling variance.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return coins if n == 1 else coins + theta * (1 - theta) / n
