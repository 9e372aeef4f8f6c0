# Takes ε above 10 for 10, as more is no promise.
# Witness: least_sigma(20, 1e-5, 1) returns 0.49988861970900833; right is 0.2900414180327959.
def least_sigma(epsilon, delta, sensitivity):
    """The smallest σ for which Gaussian noise is (ε, δ)-DP."""
    epsilon = min(epsilon, 10)

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
