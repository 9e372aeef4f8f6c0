# The smaller of the exact and the classical σ.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 1000.0 * sensitivity
    for _ in range(90):
        sigma = (low + high) / 2
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = sigma
        else:
            low = sigma
    return min(high, sensitivity * math.sqrt(2 * math.log(1.25 / delta)) / epsilon)
