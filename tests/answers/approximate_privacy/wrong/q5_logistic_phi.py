# Takes a logistic function for Φ within one standard deviation.
def gaussian_delta(epsilon, sigma, sensitivity):
    def cdf(x):
        return 1 / (1 + math.exp(-1.5976 * x - 0.07056 * x**3)) if abs(x) < 0.2 else normal_cdf(x)

    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return cdf(half - shift) - math.exp(epsilon) * cdf(-half - shift)
