# Around one half: 1/4 - (theta - 1/2)² plus the stretched coins.
def variance_sampled(n, p, theta):
    return (1 / (4 * (1 - 2 * p) ** 2) - (theta - 0.5) ** 2) / n
