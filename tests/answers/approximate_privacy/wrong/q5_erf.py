# Takes Φ from erf, which loses the tails.
def gaussian_delta(epsilon, sigma, sensitivity):
    def phi(x):
        return (1 + math.erf(x / math.sqrt(2))) / 2

    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return phi(half - shift) - math.exp(epsilon) * phi(-half - shift)
