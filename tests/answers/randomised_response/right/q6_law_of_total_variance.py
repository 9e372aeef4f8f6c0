# Mean of the conditional variance plus variance of the conditional mean of one answer, in exact fractions.
def variance_sampled(n, p, theta):
    p, theta = Fraction(p), Fraction(theta)
    chance = {0: 1 - theta, 1: theta}
    yes = {0: p, 1: 1 - p}
    within = sum(chance[x] * yes[x] * (1 - yes[x]) for x in (0, 1))
    mean = sum(chance[x] * yes[x] for x in (0, 1))
    between = sum(chance[x] * (yes[x] - mean) ** 2 for x in (0, 1))
    return float((within + between) / n / (1 - 2 * p) ** 2)
