# Writes the tails as 1 - Φ, which loses the digits that a small δ needs.
# Witness: least_sigma(0.01, 1e-15, 1) returns 682.5000443580817; right is 681.2218835513987.
def least_sigma(epsilon, delta, sensitivity):
    """The smallest σ for which Gaussian noise is (ε, δ)-DP."""

    def needed(sigma):
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        return (1 - normal_cdf(shift - half)) - math.exp(epsilon) * (1 - normal_cdf(half + shift))

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
