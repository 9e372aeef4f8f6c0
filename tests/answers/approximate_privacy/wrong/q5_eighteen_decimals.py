# Rounds to eighteen decimals.
# Witness: gaussian_delta(0.007, 100, 0.1) returns 1.77e-16; right is 1.7664977343025225e-16.
def gaussian_delta(epsilon, sigma, sensitivity):
    """The least δ of Gaussian noise at this ε."""
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return round(normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift), 18)
