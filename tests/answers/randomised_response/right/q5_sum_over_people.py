# Adds up the variances of all people's shares of the mean.
def variance_fixed(n, p):
    weight = 1 / ((1 - p - p) * n)
    return math.fsum(weight * weight * p * (1 - p) for _ in range(n))
