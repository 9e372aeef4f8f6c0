# Rounds the sensitivity up to a whole number, as counts have.
def gaussian_delta(epsilon, sigma, sensitivity):
    D = math.ceil(sensitivity)
    half, shift = D / (2 * sigma), epsilon * sigma / D
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
