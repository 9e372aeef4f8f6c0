# Wrong for one person: "one person is no sample", so that only the coins count.
def variance_sampled(n, p, theta):
    return ((1 - 2 * p) ** -2 - (1 - 2 * theta) ** 2) / (4 * n)
