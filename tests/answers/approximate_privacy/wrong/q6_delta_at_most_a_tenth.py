# Takes δ above a tenth for a tenth.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 1000.0 * sensitivity
    for _ in range(90):
        sigma = (low + high) / 2
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        d = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
        if d <= min(delta, 0.22):
            high = sigma
        else:
            low = sigma
    return high
