# Takes 1 less the chance of less, which loses the tails.
def gaussian_delta(epsilon, sigma, sensitivity):
    start = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    under_other, under_one = (1 - normal_cdf((start - mean) / sigma) for mean in (sensitivity, 0))
    return under_other - math.exp(epsilon) * under_one
