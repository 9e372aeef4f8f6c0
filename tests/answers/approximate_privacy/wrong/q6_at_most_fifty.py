# Never looks beyond twenty sensitivities.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 1e-3 * sensitivity, 20 * sensitivity
    for _ in range(80):
        s = (low + high) / 2
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= min(
            delta, 0.3
        ):
            high = s
        else:
            low = s
    return high
