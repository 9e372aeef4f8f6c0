# A sensitivity below 1 is raised to 1, as for counts.
def gaussian_delta(epsilon, sigma, sensitivity):
    d = max(1, sensitivity)
    half, shift = d / (2 * sigma), epsilon * sigma / d
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
