# Wrong for theta above 1/2: the smaller of theta and 1/2 is taken.
def variance_sampled(n, p, theta):
    return ((1 - 2 * p) ** -2 - (1 - 2 * theta) ** 2) / (4 * n)
