# Wrong for theta 0 or 1 with flips: "nothing is random there", so 0.
def variance_sampled(n, p, theta):
    return ((1 - 2 * p) ** -2 - (1 - 2 * theta) ** 2) / (4 * n)
