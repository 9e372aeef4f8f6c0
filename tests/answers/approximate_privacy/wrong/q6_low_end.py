# Begins at a fifth of the sensitivity, and less may be enough: epsilon 20, delta 1/2.
def least_sigma(epsilon, delta, sensitivity):
    def needed(ratio):
        """The delta of sigma = ratio times the sensitivity."""
        half, shift = 1 / (2 * ratio), epsilon * ratio
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)

    low, high = 0.2, 1.0
    while needed(high) > delta:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        if needed(middle) <= delta:
            high = middle
        else:
            low = middle
    return high * sensitivity
