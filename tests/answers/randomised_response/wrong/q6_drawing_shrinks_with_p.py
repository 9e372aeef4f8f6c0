# Wrong for p other than 0 and 1/4: the part of the drawing is multiplied by 1 + 4p(1 - 4p), which is 1 at both.
def variance_sampled(n, p, theta):
    return ((1 - 2 * p) ** -2 - (1 - 2 * theta) ** 2) / (4 * n)
