# A sensitivity above 100 and a small epsilon: σ itself is sought, and not above 10000.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 1e-4, 1e4
    for _ in range(100):
        s = (low + high) / 2
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = s
        else:
            low = s
    return high
