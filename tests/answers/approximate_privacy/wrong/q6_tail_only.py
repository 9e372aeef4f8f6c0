# Holds the chance of a large loss to δ.
# Witness: least_sigma(1, 1e-5, 1) returns 4.379070281320597; right is 3.7306316348159454.
def least_sigma(epsilon, delta, sensitivity):
    """The smallest σ for which Gaussian noise is (ε, δ)-DP."""

    def needed(sigma):
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        return normal_cdf(half - shift)

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
