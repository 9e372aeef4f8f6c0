# Takes θ where θ(1 - θ) belongs.
def variance_sampled(n, p, theta):
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta / n
