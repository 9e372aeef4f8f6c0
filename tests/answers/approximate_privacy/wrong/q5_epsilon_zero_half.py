# At ε = 0 gives the total variation of noise with half the σ.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    if epsilon < 0.02:
        return 2 * normal_cdf(half) - 1
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
