# Compares δ rounded to nine decimals.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 1000.0 * sensitivity
    for _ in range(80):
        sigma = (low + high) / 2
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        d = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
        if round(d, 9) <= delta:
            high = sigma
        else:
            low = sigma
    return high
