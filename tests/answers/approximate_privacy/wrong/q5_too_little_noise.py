# Thinks that noise below a third of the sensitivity hides nothing: δ = 1.
# Witness: gaussian_delta(20, 0.25, 1) returns 1.0; right is 0.0007289775286878238.
def gaussian_delta(epsilon, sigma, sensitivity):
    """The least δ of Gaussian noise at this ε."""
    if sigma < sensitivity / 3:
        return 1.0
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
