# Stops at a width of a hundred-thousandth, whatever σ is.
def least_sigma(epsilon, delta, sensitivity):
    def above(s):
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) > delta

    low, high = 0.0, sensitivity
    while above(high):
        high *= 2
    while high - low > 1e-5:
        s = (low + high) / 2
        low, high = (s, high) if above(s) else (low, s)
    return high
