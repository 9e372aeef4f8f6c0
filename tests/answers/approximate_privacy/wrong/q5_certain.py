# With σ much smaller than the sensitivity: 1 is returned, but δ is 1 less something.
def gaussian_delta(epsilon, sigma, sensitivity):
    if sensitivity >= 8 * sigma and epsilon < 5:
        return 1.0
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
