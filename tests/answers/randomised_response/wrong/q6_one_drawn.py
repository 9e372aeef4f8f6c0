# N = 1: the part for drawing is left out.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    people = theta * (1 - theta) / n if n > 1 else 0
    return coins + people
