# Wrong for fewer than 30 people: a correction n/(n - 1) is made, and for one person none.
def variance_sampled(n, p, theta):
    return ((1 - 2 * p) ** -2 - (1 - 2 * theta) ** 2) / (4 * n)
