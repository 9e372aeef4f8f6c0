# The chance of a yes is rounded to two digits, which is wrong for p = 0.15 and theta = 0.33.
def variance_sampled(n, p, theta):
    q = round(theta * (1 - p) + (1 - theta) * p, 2)
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
