# Stops halving when the interval is shorter than a millionth, whatever the size of σ.
# Witness: least_sigma(20, 0.5, 0.01) returns 0.0015439987182617188; right is 0.0015433077973688789.
def least_sigma(epsilon, delta, sensitivity):
    """The smallest σ for which Gaussian noise is (ε, δ)-DP."""

    def needed(sigma):
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)

    low, high = 0.0, 1.0
    while needed(high) > delta:
        high *= 2
    while high - low > 1e-6:
        middle = (low + high) / 2
        if needed(middle) <= delta:
            high = middle
        else:
            low = middle
    return high
