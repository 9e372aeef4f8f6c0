# Drops the second term for large ε, as the chance under x is tiny there.
# Witness: gaussian_delta(10, 0.2, 1) returns 0.6914624612740131; right is 0.6166237304102123.
def gaussian_delta(epsilon, sigma, sensitivity):
    """The least δ of Gaussian noise at this ε."""
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    if epsilon > 5:
        return normal_cdf(half - shift)
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
