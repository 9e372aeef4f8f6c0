# Wrong for a large sensitivity and small epsilon: searches between 0 and 100 only.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 100.0
    for _ in range(80):
        middle = (low + high) / 2
        half, shift = sensitivity / (2 * middle), epsilon * middle / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = middle
        else:
            low = middle
    return high
