# Stops when the interval is shorter than 1e-5, whatever the size of sigma.
def least_sigma(epsilon, delta, sensitivity):
    def needed(s):
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    low, high = 0.0, 1.0
    while needed(high) > delta:
        high *= 2
    while high - low > 1e-5:
        m = (low + high) / 2
        low, high = (low, m) if needed(m) <= delta else (m, high)
    return high
