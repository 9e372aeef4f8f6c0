# Stretches the part for the people as well.
def variance_sampled(n, p, theta):
    return (p * (1 - p) + theta * (1 - theta)) / (n * (1 - 2 * p) ** 2)
