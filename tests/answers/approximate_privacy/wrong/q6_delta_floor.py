# Treats a delta below 1e-6 as 1e-6.
def least_sigma(epsilon, delta, sensitivity):
    delta = max(delta, 1e-6)
    def needed(s):
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    low, high = 0.0, sensitivity
    while needed(high) > delta:
        high *= 2
    for _ in range(60):
        m = (low + high) / 2
        low, high = (low, m) if needed(m) <= delta else (m, high)
    return high
