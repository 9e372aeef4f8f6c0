# Below 0.02 eps is taken for 0: epsilon 0.01, delta 1e-3.
def least_sigma(epsilon, delta, sensitivity):
    if epsilon < 0.02:
        epsilon = 0.0

    def needed(ratio):
        """The delta of sigma = ratio times the sensitivity."""
        half, shift = 1 / (2 * ratio), epsilon * ratio
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)

    low, high = 0.0, 1.0
    while needed(high) > delta:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        if needed(middle) <= delta:
            high = middle
        else:
            low = middle
    return high * sensitivity
