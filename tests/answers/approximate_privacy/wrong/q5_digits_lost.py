# Writes the upper tail as 1 - Φ, and loses the digits of small chances.
# Witness: gaussian_delta(0.007, 100, 0.1) returns 2.571204619191357e-16; right is 1.7664977343025225e-16.
def gaussian_delta(epsilon, sigma, sensitivity):
    """The least δ of Gaussian noise at this ε."""
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return max(
        (1 - normal_cdf(shift - half)) - math.exp(epsilon) * (1 - normal_cdf(half + shift)), 0.0
    )
