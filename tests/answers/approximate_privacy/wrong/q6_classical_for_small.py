# Uses the classical rule for ε below a tenth, where it takes it to be exact.
# Witness: least_sigma(0.05, 1e-5, 1) returns 96.89610525210777; right is 57.77069524456373.
def least_sigma(epsilon, delta, sensitivity):
    """The smallest σ for which Gaussian noise is (ε, δ)-DP."""
    if epsilon < 0.1:
        return math.sqrt(2 * math.log(1.25 / delta)) * sensitivity / epsilon

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
