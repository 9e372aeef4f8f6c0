# Wrong for theta = 0: taken for "not known", and the worst case 1/2 is put in.
def variance_sampled(n, p, theta):
    return ((1 - 2 * p) ** -2 - (1 - 2 * theta) ** 2) / (4 * n)
