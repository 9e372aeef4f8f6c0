# For fewer than 30 people the drawing part is divided by n - 1, as for estimated variances.
def variance_sampled(n, p, theta):
    people = n - 1 if 1 < n < 30 else n
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / people
