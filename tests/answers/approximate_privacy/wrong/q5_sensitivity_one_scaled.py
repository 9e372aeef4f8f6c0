# Divides by the sensitivity at the end instead of the noise.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) / (
        1 if sensitivity < 4 else 1.001
    )
