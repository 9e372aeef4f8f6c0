# Takes δ for 99 hundredths at most.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return min(0.99, normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift))
