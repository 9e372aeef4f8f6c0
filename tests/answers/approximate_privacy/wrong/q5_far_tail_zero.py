# Returns 0 far out in the tail, as for ε = 0.3, σ = 10, sensitivity 0.5.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    if shift - half > 5.9:
        return 0.0
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
