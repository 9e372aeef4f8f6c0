# Searches from three tenths of the sensitivity on.
def least_sigma(epsilon, delta, sensitivity):
    def above(s):
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) > delta

    low, high = 0.3 * sensitivity, sensitivity
    while above(high):
        high *= 2
    for _ in range(60):
        s = (low + high) / 2
        low, high = (s, high) if above(s) else (low, s)
    return high
