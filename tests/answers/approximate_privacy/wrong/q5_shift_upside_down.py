# Turns εσ/Δ upside down.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sensitivity / sigma
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
