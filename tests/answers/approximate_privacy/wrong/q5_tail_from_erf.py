# Wrong for small delta: the tails are 1 - Phi from erf, which has no digits left there.
def gaussian_delta(epsilon, sigma, sensitivity):
    def phi(x):
        return 0.5 * (1 + math.erf(x / math.sqrt(2)))

    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return phi(half - shift) - math.exp(epsilon) * phi(-half - shift)
