# For p above 0.4 the drawing of people is left out as negligible.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return coins if p > 0.4 else coins + theta * (1 - theta) / n
