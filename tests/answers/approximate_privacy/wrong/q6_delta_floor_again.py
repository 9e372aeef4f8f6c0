# Takes δ below 1e-10 for 1e-10, the least that floats are said to bear.
# Witness: least_sigma(1, 1e-15, 1) returns 5.867777749630542; right is 7.487009467986625.
def least_sigma(epsilon, delta, sensitivity):
    """The smallest σ for which Gaussian noise is (ε, δ)-DP."""
    delta = max(delta, 1e-10)

    def needed(sigma):
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)

    low, high = 0.0, 1.0
    while needed(high) > delta:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        if needed(middle) <= delta:
            high = middle
        else:
            low = middle
    return high
