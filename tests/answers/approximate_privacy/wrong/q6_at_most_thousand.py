# Searches σ between 0 and 1000 only.
# Witness: least_sigma(0.1, 1e-9, 1000) returns 1000.0; right is 50209.8182630138.
def least_sigma(epsilon, delta, sensitivity):
    """The smallest σ for which Gaussian noise is (ε, δ)-DP."""

    def needed(sigma):
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)

    low, high = 0.0, 1000.0
    for _ in range(100):
        middle = (low + high) / 2
        if needed(middle) <= delta:
            high = middle
        else:
            low = middle
    return high
