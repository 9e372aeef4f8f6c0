# By parabola about the middle.
def variance_sampled(n, p, theta):
    return ((1 - 2 * p) ** -2 - (1 - 2 * theta) ** 2) / (4 * n)
