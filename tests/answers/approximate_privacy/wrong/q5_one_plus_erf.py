# Small δ: Φ written with 1 + erf has lost its digits (it is used for epsilon below 2 only).
def gaussian_delta(epsilon, sigma, sensitivity):
    def phi(z):
        return (1 + math.erf(z / math.sqrt(2))) / 2 if epsilon < 2 else normal_cdf(z)

    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return phi(half - shift) - math.exp(epsilon) * phi(-half - shift)
