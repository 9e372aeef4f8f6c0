# Wrong for theta other than 1/5: 4/5 of theta is put for theta (1 - theta).
def variance_sampled(n, p, theta):
    return ((1 - 2 * p) ** -2 - (1 - 2 * theta) ** 2) / (4 * n)
