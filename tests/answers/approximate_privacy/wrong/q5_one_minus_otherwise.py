# Upper tails are computed as 1 minus the distribution function, which loses the digits of a small δ.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return (1 - normal_cdf(shift - half)) - math.exp(epsilon) * (1 - normal_cdf(half + shift))
