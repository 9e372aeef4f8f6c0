# Searches from 0 to 1000 only.
def least_sigma(epsilon, delta, sensitivity):
    def above(s):
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) > delta

    low, high = 0.0, 1000.0
    for _ in range(80):
        s = (low + high) / 2
        low, high = (s, high) if above(s) else (low, s)
    return high
