# A δ of about 1e-9: fifteen decimal places are too few for seven digits at 1e-10 and less.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    delta = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    return round(delta, 17)
