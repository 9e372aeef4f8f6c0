# Leaves e^ε out from ε = 5 on.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 1000.0 * sensitivity
    for _ in range(90):
        sigma = (low + high) / 2
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        c = math.exp(epsilon) if epsilon < 8.5 else math.exp(8.5)
        if normal_cdf(half - shift) - c * normal_cdf(-half - shift) <= delta:
            high = sigma
        else:
            low = sigma
    return high
