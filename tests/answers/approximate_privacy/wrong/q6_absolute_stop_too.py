# Stops at a width of 1e-6, which is not small against a sigma of 0.002.
def least_sigma(epsilon, delta, sensitivity):
    def needed(ratio):
        """The delta of sigma = ratio times the sensitivity."""
        half, shift = 1 / (2 * ratio), epsilon * ratio
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)

    low, high = 0.0, sensitivity
    while needed(high / sensitivity) > delta:
        high *= 2
    while high - low > 1e-6:
        middle = (low + high) / 2
        if needed(middle / sensitivity) <= delta:
            high = middle
        else:
            low = middle
    return high
