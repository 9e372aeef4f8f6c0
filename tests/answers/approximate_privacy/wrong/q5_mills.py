# Far out the tail is taken for density over distance, which is some percent too much.
def gaussian_delta(epsilon, sigma, sensitivity):
    def below(z):
        if z > -6.5:
            return normal_cdf(z)
        return math.exp(-z * z / 2) / math.sqrt(2 * math.pi) / -z

    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return below(half - shift) - math.exp(epsilon) * below(-half - shift)
