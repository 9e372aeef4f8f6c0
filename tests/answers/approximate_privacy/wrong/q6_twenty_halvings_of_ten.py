# Halves an interval of fixed width, which is too wide for small noise.
def least_sigma(epsilon, delta, sensitivity):
    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(a - b) - math.exp(epsilon) * normal_cdf(-a - b)

    low, high = 0.0, 1000.0
    for _ in range(22):
        middle = (low + high) / 2
        low, high = (low, middle) if loss(middle) <= delta else (middle, high)
    return high
