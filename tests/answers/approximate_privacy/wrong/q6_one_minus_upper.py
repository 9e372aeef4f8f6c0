# Computes both chances as 1 less that of the other side.
def least_sigma(epsilon, delta, sensitivity):
    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return (1 - normal_cdf(b - a)) - math.exp(epsilon) * (1 - normal_cdf(a + b))

    low, high = 0.0, sensitivity
    while loss(high) > delta:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if loss(middle) <= delta else (middle, high)
    return high
