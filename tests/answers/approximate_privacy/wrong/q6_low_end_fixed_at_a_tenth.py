# Wrong for a small sensitivity: the search starts at 0.1, and less noise may do.
def least_sigma(epsilon, delta, sensitivity):
    def enough(sigma):
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta

    low, high = 0.1, 1.0
    while not enough(high):
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
