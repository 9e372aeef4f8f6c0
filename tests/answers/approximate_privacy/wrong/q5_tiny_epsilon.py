# A small eps is taken for 0: (0.001, 100, 0.1).
def gaussian_delta(epsilon, sigma, sensitivity):
    half = sensitivity / (2 * sigma)
    if epsilon < 0.01:
        return math.erf(half / math.sqrt(2))
    shift = epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
