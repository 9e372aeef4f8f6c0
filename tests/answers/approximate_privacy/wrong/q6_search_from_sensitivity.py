# Starts at half the sensitivity, so that less noise is never found.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.5 * sensitivity, 100.0 * sensitivity
    for _ in range(80):
        sigma = (low + high) / 2
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = sigma
        else:
            low = sigma
    return high
