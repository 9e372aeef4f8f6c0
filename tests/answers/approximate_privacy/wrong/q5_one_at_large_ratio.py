# Takes δ for 1 where the sensitivity is ten times σ or more.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    if half >= 5:
        return 1.0
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
