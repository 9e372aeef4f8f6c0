# Wrong for p other than 0 and 1/4: the part of the drawing is multiplied by 1 + 4p(1 - 4p), which is 1 at both.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return coins + theta * (1 - theta) / n * (1 + 4 * p * (1 - 4 * p))
