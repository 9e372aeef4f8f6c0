# A small epsilon, or delta near 1e-15.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 1e-3, 100.0
    for _ in range(80):
        r = (low + high) / 2
        half, shift = 1 / (2 * r), epsilon * r
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = r
        else:
            low = r
    return high * sensitivity
