# Searches only up to 100, though a large sensitivity may need more.
def least_sigma(epsilon, delta, sensitivity):
    def needed(s):
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    low, high = 1e-6, 100.0
    for _ in range(80):
        m = (low + high) / 2
        low, high = (low, m) if needed(m) <= delta else (m, high)
    return high
