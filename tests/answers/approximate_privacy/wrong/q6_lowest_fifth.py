# Epsilon 20 and delta 1/2: σ is below a fifth of the sensitivity, where the search begins.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.2, 1e5
    for _ in range(80):
        r = (low + high) / 2
        half, shift = 1 / (2 * r), epsilon * r
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = r
        else:
            low = r
    return high * sensitivity
