# The mirror image: the lower tails.
def gaussian_delta(epsilon, sigma, sensitivity):
    start = -sensitivity / 2 - epsilon * sigma**2 / sensitivity
    return normal_cdf((start + sensitivity) / sigma) - math.exp(epsilon) * normal_cdf(start / sigma)
