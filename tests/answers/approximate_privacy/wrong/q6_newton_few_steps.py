# Wrong for small epsilon and a large delta: Newton in sigma from the classical rule jumps below 0.
def least_sigma(epsilon, delta, sensitivity):
    s = math.sqrt(2 * math.log(1.25 / delta)) / epsilon
    for _ in range(6):
        half, shift = 1 / (2 * s), epsilon * s
        value = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
        slope = -math.exp(-((half - shift) ** 2) / 2) / math.sqrt(2 * math.pi) / s**2
        s -= (math.log(value) - math.log(delta)) * value / slope
    return s * sensitivity
