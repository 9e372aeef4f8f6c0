# A sensitivity such as 2.5 or 0.3: taken for a whole number, at least 1.
def gaussian_delta(epsilon, sigma, sensitivity):
    sensitivity = max(1, round(sensitivity))
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
