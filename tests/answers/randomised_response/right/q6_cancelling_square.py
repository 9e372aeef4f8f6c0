# Multiplied out it cancels near 1/2, but up to 0.499 enough digits are left.
def variance_sampled(n, p, theta):
    noise = p * (1 - p)
    return noise / (n * (1 - 4 * noise)) + theta * (1 - theta) / n
