# Uses the exponential series up to the 14th power, too short for epsilon near 5.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    factor = sum(epsilon**k / math.factorial(k) for k in range(15))
    return normal_cdf(half - shift) - factor * normal_cdf(-half - shift)
