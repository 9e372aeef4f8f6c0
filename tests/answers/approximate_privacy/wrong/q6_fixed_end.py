# Looks up to 100 times the sensitivity only: epsilon 0.01, delta 1e-10 wants more.
def least_sigma(epsilon, delta, sensitivity):
    def needed(ratio):
        """The delta of sigma = ratio times the sensitivity."""
        half, shift = 1 / (2 * ratio), epsilon * ratio
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)

    low, high = 0.0, 100.0
    for _ in range(80):
        middle = (low + high) / 2
        if needed(middle) <= delta:
            high = middle
        else:
            low = middle
    return high * sensitivity
