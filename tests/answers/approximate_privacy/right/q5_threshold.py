# Finds the threshold, then both tails.
def gaussian_delta(epsilon, sigma, sensitivity):
    start = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    under_other, under_one = (normal_cdf((mean - start) / sigma) for mean in (sensitivity, 0))
    return under_other - math.exp(epsilon) * under_one
