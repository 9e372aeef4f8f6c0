# Replaces the chance of a far tail by density over distance.
def least_sigma(epsilon, delta, sensitivity):
    def phi(x):
        return normal_cdf(x) if x > -5 else math.exp(-x * x / 2) / (-x * math.sqrt(2 * math.pi))

    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return phi(a - b) - math.exp(epsilon) * phi(-a - b)

    low, high = 0.0, sensitivity
    while loss(high) > delta:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if loss(middle) <= delta else (middle, high)
    return high
