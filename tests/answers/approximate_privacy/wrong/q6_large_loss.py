# Holds the chance of a large loss to delta, which asks for more noise than needed.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 1000.0
    for _ in range(80):
        s = (low + high) / 2
        low, high = (low, s) if normal_cdf(0.5 / s - epsilon * s) <= delta else (s, high)
    return high * sensitivity
