# Adds a ten-thousandth for safety.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 1000.0 * sensitivity
    for _ in range(90):
        sigma = (low + high) / 2
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = sigma
        else:
            low = sigma
    return high * 1.0001
