# Wrong for small delta: what is below 1e-10 is called 0, though a relative error was to be kept.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    delta = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    return delta if delta > 1e-10 else 0.0
