# Epsilon below 0.3: the classical rule is used, which is safe there, but not the least σ.
def least_sigma(epsilon, delta, sensitivity):
    if epsilon < 0.3:
        return math.sqrt(2 * math.log(1.25 / delta)) * sensitivity / epsilon
    low, high = 1e-3, 1e5
    for _ in range(100):
        r = (low + high) / 2
        half, shift = 1 / (2 * r), epsilon * r
        if normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta:
            high = r
        else:
            low = r
    return high * sensitivity
