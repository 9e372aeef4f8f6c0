# Wrong where an argument of the own normal cdf is 3 to 5: its power series has 15 terms only.
def gaussian_delta(epsilon, sigma, sensitivity):
    def phi(x):
        if x < -5:  # continued fraction
            f = 0.0
            for k in range(60, 0, -1):
                f = k / (-x + f)
            return math.exp(-x * x / 2) / math.sqrt(2 * math.pi) / (-x + f)
        term, total = x, x
        for k in range(1, 15):
            term *= x * x / (2 * k + 1)
            total += term
        return 0.5 + math.exp(-x * x / 2) / math.sqrt(2 * math.pi) * total

    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return phi(half - shift) - math.exp(epsilon) * phi(-half - shift)
