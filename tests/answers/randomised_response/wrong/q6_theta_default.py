# Theta = 0 is taken for "not known" and replaced by 1/2.
def variance_sampled(n, p, theta):
    theta = theta or 0.5
    return (p * (1 - p) / (1 - 2 * p) ** 2 + theta * (1 - theta)) / n
