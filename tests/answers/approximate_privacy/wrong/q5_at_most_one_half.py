# Wrong for little noise: delta is cut at 1/2, "worse than a coin is not possible".
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return min(0.5, normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift))
