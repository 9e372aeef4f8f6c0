# Wrong when called twice: results are remembered by (epsilon, sigma), not by the sensitivity too.
q5_known = {}


def gaussian_delta(epsilon, sigma, sensitivity):
    key = (epsilon, sigma)
    if key not in q5_known:
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        q5_known[key] = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    return q5_known[key]
