# Halves the interval sixteen times.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, sensitivity

    def enough(sigma):
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta

    while not enough(high):
        high *= 2
    for _ in range(15):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
