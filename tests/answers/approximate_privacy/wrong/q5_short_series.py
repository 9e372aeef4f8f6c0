# Computes e^ε by twenty terms of its series.
# Witness: gaussian_delta(20, 0.1, 1) returns 0.9983581095897318; right is 0.9980291814654276.
def gaussian_delta(epsilon, sigma, sensitivity):
    """The least δ of Gaussian noise at this ε."""
    power = sum(epsilon**k / math.factorial(k) for k in range(20))
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - power * normal_cdf(-half - shift)
